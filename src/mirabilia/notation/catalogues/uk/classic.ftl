# 7 Wonders
