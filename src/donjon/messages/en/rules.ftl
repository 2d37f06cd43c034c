# The rules pages, and what is around them.

rules-all = All rules
rules-shelf = The rules
rules-shelf-lead = Each game in a few minutes, then every rule by its number.
rules-whole = The whole page
rules-phase-before = Phase before
rules-phase-next = Next phase
rules-phase-of = { $number } of { $count }
rules-line-terre-de-barons = Raise troops, build on the best tiles, stand in the way of the others’ orders.
rules-line-barony = From knights to villages, from villages to titles: be rich when the first duke is made.
rules-line-baron = Lay out the land, ring your keeps, defend what others take for theirs.
rules-line-terra-turrium = Six flags on six heights: dig cubes, stack them, climb. No luck at all.
rules-line-terres-du-centre = Cards laid together, keeps that rise on them, dragons that burn fiefs.
