"""Look for known weaknesses in what requirements.lock installs: part of `make check`.

Fails if one is known. Without a service that knows of weaknesses it says so, loudly, and goes on.
"""

import json
import subprocess
import sys
from pathlib import Path

LOCK = Path(__file__).resolve().parents[1] / "requirements.lock"
SECONDS = 120
NOTICE = "NOT AUDITED: {}. Run scripts/audit.py again where PyPI's advisories can be reached."


def audit() -> int:
    """The exit status: 1 if a weakness is known."""
    command = [sys.executable, "-m", "pip_audit", "--requirement", str(LOCK)]
    command += ["--no-deps", "--disable-pip", "--progress-spinner", "off", "--format", "json"]
    try:
        run = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS)
        found = json.loads(run.stdout)["dependencies"]
    except (subprocess.TimeoutExpired, json.JSONDecodeError, KeyError) as error:
        print(NOTICE.format(f"no answer ({type(error).__name__})"))
        return 0
    skipped = [each["name"] for each in found if "skip_reason" in each]
    weak = [each for each in found if each.get("vulns")]
    for each in weak:
        for weakness in each["vulns"]:
            fixed = ", ".join(weakness["fix_versions"]) or "none yet"
            print(f"{each['name']} {each['version']}: {weakness['id']}; mended in {fixed}")
    if skipped:
        print(NOTICE.format(f"{len(skipped)} of {len(found)} packages"))
    return int(bool(weak))


if __name__ == "__main__":
    sys.exit(audit())
