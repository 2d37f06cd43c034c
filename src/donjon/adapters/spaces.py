"""What environments show, in the words of Gymnasium's spaces."""

import numpy as np
from gymnasium import spaces

from donjon.envs.batch import Batch


def observation_space(batch: Batch) -> spaces.Dict:
    """What a learner is shown: the row with the ranges of its features, and a byte for every action id."""
    return spaces.Dict(
        {
            "observation": row_space(batch),
            "action_mask": spaces.Box(0, 1, (batch.game.space,), np.int8),
        }
    )


def row_space(batch: Batch) -> spaces.Box:
    """The range of every number of a row."""
    if batch.version == 1:
        bounds = np.iinfo(np.int64)
        return spaces.Box(bounds.min, bounds.max, (batch.numbers,), np.int64)
    features = batch.features.features
    low = np.concatenate([np.full(feature.numbers, feature.low, np.int16) for feature in features])
    high = np.concatenate([np.full(feature.numbers, feature.high, np.int16) for feature in features])
    return spaces.Box(low, high, (batch.numbers,), np.int16)
