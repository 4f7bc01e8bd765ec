"""Pages of one file: no script, nothing from outside, for light and dark, wide and narrow.

A page is well-formed as XML too, so that tests and other programs can read it with any parser.
"""

from collections.abc import Iterable, Sequence
from html import escape

from mirabilia.lab.drawing import page_palette

_STYLE = """
*{box-sizing:border-box}
html{color-scheme:light dark;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--table);color:var(--ink);font:16px/1.5 "Fira Sans","Segoe UI",
"Noto Sans",system-ui,sans-serif;font-variant-numeric:lining-nums tabular-nums}
main,header{max-width:1380px;margin:0 auto;padding:0 16px}
header{padding-top:28px}
h1,h2,h3{font-family:Forum,Georgia,"Times New Roman",serif;font-weight:400;line-height:1.15}
h1{font-size:34px;margin:0 0 6px}
h2{font-size:27px;margin:36px 0 8px;padding-top:12px;border-top:2px solid var(--gold)}
h3{font-size:20px;margin:28px 0 8px}
p{margin:6px 0 12px;max-width:80ch}
a{color:var(--link)}
nav ul{display:flex;flex-wrap:wrap;gap:6px 18px;margin:10px 0 0;padding:0;list-style:none}
nav a{display:inline-block;padding:10px 0}
.quiet{color:var(--muted)}
.tiles{display:flex;flex-wrap:wrap;gap:10px;margin:14px 0 18px;padding:0;list-style:none}
.tiles li{background:var(--paper);border-radius:8px;padding:8px 14px;min-width:130px}
.tiles b{display:block;font-size:21px;font-weight:600;line-height:1.25}
.tiles span{color:var(--muted);font-size:14px}
.plots{columns:400px 3;column-gap:16px}
.plots figure{break-inside:avoid;margin:0 0 16px}
figure{margin:0;background:var(--paper);border-radius:10px;padding:10px 10px 12px;min-width:0}
figure svg{display:block;width:100%;height:auto;font-family:inherit}
figcaption{color:var(--muted);font-size:14.5px;padding:8px 6px 0}
details{background:var(--paper);border-radius:10px;margin:0 0 10px}
summary{padding:11px 14px;cursor:pointer;font-weight:600}
.scroll{overflow-x:auto;padding:0 14px 12px}
table{border-collapse:collapse;font-size:14.5px;min-width:100%}
th,td{padding:4px 12px 4px 0;text-align:right;white-space:nowrap}
tr{border-bottom:1px solid var(--line)}
th{color:var(--muted);font-weight:600;vertical-align:bottom}
th:first-child,td:first-child{text-align:left}
code{font-size:.92em}
footer{color:var(--muted);font-size:14px;max-width:1380px;margin:36px auto;padding:0 16px}
:focus-visible{outline:3px solid var(--blue);outline-offset:2px}
@media (max-width:600px){main,header,footer{padding-left:10px;padding-right:10px}
header{padding-top:18px}h1{font-size:28px}h2{font-size:23px}
figure{padding:8px 5px 10px}.tiles li{flex:1 1 40%}}
@media print{details{break-inside:avoid}figure{break-inside:avoid}}
"""
_TABLE = ("#e4d8c0", "#101d26")  # what the panels lie on
_LINK = ("#0b5cad", "#8cc8ff")


def page(title: str, header: str, main: str, footer: str, style: str = "") -> str:
    """A whole page; the parts are HTML, the title is text."""
    palette = page_palette()
    palette += f":root{{--table:{_TABLE[0]};--link:{_LINK[0]}}}"
    palette += (
        f"@media (prefers-color-scheme:dark){{:root{{--table:{_TABLE[1]};--link:{_LINK[1]}}}}}"
    )
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<title>{escape(title)}</title>
<style>{palette}{_STYLE}{style}</style>
</head>
<body>
<header>
{header}
</header>
<main>
{main}
</main>
<footer>
{footer}
</footer>
</body>
</html>
"""


def figure(svg: str, caption: str) -> str:
    """A plot with its caption."""
    return f"<figure>\n{svg}\n<figcaption>{escape(caption)}</figcaption>\n</figure>"


def tiles(entries: Iterable[tuple[str, str]]) -> str:
    """Large numbers with what they are."""
    items = "\n".join(
        f"<li><b>{escape(number)}</b><span>{escape(words)}</span></li>" for number, words in entries
    )
    return f'<ul class="tiles">\n{items}\n</ul>'


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table that scrolls sideways where the page is narrow."""
    titles = "".join(f"<th>{escape(title)}</th>" for title in head)
    lines = "\n".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return (
        '<div class="scroll" tabindex="0"><table>\n'
        f"<thead><tr>{titles}</tr></thead>\n<tbody>\n{lines}\n</tbody>\n</table></div>"
    )


def folded(summary: str, content: str) -> str:
    """Something to be opened by who wants it."""
    return f"<details>\n<summary>{escape(summary)}</summary>\n{content}\n</details>"
