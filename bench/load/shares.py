"""A share of a core for each process that serves: how several scale where the machine is not what is short."""

import contextlib
import os
import time
from pathlib import Path

GROUPS = Path("/sys/fs/cgroup/cpu")
PERIOD = 10_000  # microseconds: short, so that nobody waits long for the next one
PATIENCE = 5.0  # seconds until a group whose processes have ended can be removed


class Shares:
    """Control groups of our own, one for each process, each with the same share of a core."""

    def __init__(self, share: float) -> None:
        self.share = share
        self._groups: list[Path] = []

    def give(self, families: list[list[int]]) -> None:
        """Each family of processes gets a group and its share; ends the program where that cannot be."""
        try:
            for family in families:
                group = GROUPS / f"donjon-load-{os.getpid()}-{len(self._groups)}"
                group.mkdir()
                self._groups.append(group)
                (group / "cpu.cfs_period_us").write_text(str(PERIOD))
                (group / "cpu.cfs_quota_us").write_text(str(max(1000, int(self.share * PERIOD))))
                for pid in family:
                    with contextlib.suppress(ProcessLookupError):  # it has ended meanwhile
                        (group / "cgroup.procs").write_text(str(pid))
        except OSError as refused:
            self.take_back()
            raise SystemExit(
                f"--share needs control groups, version 1, with the cpu controller at {GROUPS}, and the right to make "
                f"some there: {refused}"
            ) from None

    def take_back(self) -> None:
        """Remove the groups; whoever is still in them goes back to where all are."""
        while self._groups:
            group = self._groups.pop()
            until = time.monotonic() + PATIENCE
            while True:
                try:
                    for pid in (group / "cgroup.procs").read_text().split():
                        with contextlib.suppress(ProcessLookupError):
                            (GROUPS / "cgroup.procs").write_text(pid)
                    group.rmdir()
                    break
                except OSError as busy:
                    if not group.exists():
                        break
                    if time.monotonic() > until:
                        raise SystemExit(f"{group} could not be removed: {busy}") from None
                    time.sleep(0.05)
