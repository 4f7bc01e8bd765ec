"""Look for known weaknesses in what requirements.lock and web/package-lock.json install.

Part of `make check`. Fails if one is known; in what only builds the page, if it is a grave one.
Without a service that knows of weaknesses it says so, loudly, and goes on.
"""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LOCK = ROOT / "requirements.lock"
WEB = ROOT / "web"
SECONDS = 120
NOTICE = "NOT AUDITED: {}. Run scripts/audit.py again where {}'s advisories can be reached."
GRAVE = ("high", "critical")
NO_ANSWER = (OSError, subprocess.TimeoutExpired, ValueError, KeyError, TypeError)
"""What comes of no service, of a page that says so, or of a document that is none of theirs."""


def audit() -> bool:
    """Whether a weakness of what runs is known."""
    command = [sys.executable, "-m", "pip_audit", "--requirement", str(LOCK)]
    command += ["--no-deps", "--disable-pip", "--progress-spinner", "off", "--format", "json"]
    try:
        run = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS)
        found = json.loads(run.stdout)["dependencies"]
    except NO_ANSWER as error:
        print(NOTICE.format(f"no answer ({type(error).__name__})", "PyPI"))
        return False
    skipped = [each["name"] for each in found if "skip_reason" in each]
    weak = [each for each in found if each.get("vulns")]
    for each in weak:
        for weakness in each["vulns"]:
            fixed = ", ".join(weakness["fix_versions"]) or "none yet"
            print(f"{each['name']} {each['version']}: {weakness['id']}; mended in {fixed}")
    if skipped:
        print(NOTICE.format(f"{len(skipped)} of {len(found)} packages", "PyPI"))
    return bool(weak)


def audit_page() -> bool:
    """Whether a grave weakness of what builds the page is known."""
    command = ["npm", "audit", "--json", "--package-lock-only"]
    try:
        run = subprocess.run(command, cwd=WEB, capture_output=True, text=True, timeout=SECONDS)
        found = json.loads(run.stdout)["vulnerabilities"]
    except NO_ANSWER as error:
        print(NOTICE.format(f"the page's packages ({type(error).__name__})", "npm"))
        return False
    weak = [name for name, each in found.items() if each["severity"] in GRAVE]
    for name in weak:
        print(f"{name} {found[name]['range']}: {found[name]['severity']}")
    return bool(weak)


if __name__ == "__main__":
    sys.exit(max(audit(), audit_page()))
