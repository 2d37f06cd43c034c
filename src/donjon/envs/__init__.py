"""The games as environments for programs that learn: many tables at once, in buffers that numpy looks at in place.

Needs numpy: `pip install 'donjon[envs]'`.
"""

from donjon.envs.batch import Batch, batch
from donjon.envs.tables import WAIT

__all__ = ["WAIT", "Batch", "batch"]
