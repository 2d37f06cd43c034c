/* Barony for two players, base game, in plain C11: the measure of how fast the same rules could run.

   Ids, their order and the numbers of a position are those of donjon.games.barony, so that both can be played side by side
   and compared step by step. What is data and no rule (neighbours, edge hexes, tiles) is handed over by kernel.py. */

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum { SEATS = 2, SLOTS = 18, HEXES = 3 * SLOTS, CODES = 216, SPACE = 2153 };
enum { CHANCE = -1, OVER = -2, NOBODY = -1, NOWHERE = -1 };
enum { FIELD, PLAIN, FOREST, MOUNTAIN, LAKE, KINDS = 4 };
enum { NO_BUILDING, VILLAGE, STRONGHOLD, CITY };
enum { LAYING = 2, FOUNDING = 4, TURN = 5, SECOND, STEALING, BUILDING, PAYING, FINISHED = 15 };
enum { RUNNING, BY_DUKE, BY_PASSES, BY_STALL, BY_ROUNDS };
enum { KNIGHTS, VILLAGES, STRONGHOLDS, CITIES, BOX, RANK, NEW_CITIES, MAGIC, TOKENS, STOCK = 12 };
enum { DUKE = 4, STARTING_CITIES = 3, TITLE_COST = 15, STALL_ROUNDS = 30, MAX_ROUNDS = 300 };
enum {
    MOVE = 0, BUILD = 810, RECRUIT = 1080, FOUND = 1485, EXPEDITION = 1620, PAY = 1755, STEAL = 1759, CAST = 1763,
    STOP = 1784, DONE = 1785, PASS = 1786, LAY = 1927,
};

static const int8_t GOLD[KINDS] = {5, 4, 3, 2}, SILVER[KINDS] = {3, 2, 1, 0};

/* Data, the same for all games. */
static int8_t around[HEXES][6];
static int8_t edge[HEXES];
static int edges;
static int8_t tiles[CODES];
static int16_t codes[CODES], smallest[CODES];
static int8_t alike[CODES];
static int coded;

typedef struct {
    int8_t actor, phase, me, lively, end, then, owing, at, last;
    int16_t steps, rounds, passes, stalled, paid;
    int8_t victims[3];
    int8_t forfeits[SEATS];
    int8_t land[HEXES], kind[HEXES], owner[HEXES], pawns[HEXES], lakeside[HEXES];
    int8_t knights[SEATS][HEXES];
    int8_t road[HEXES][6];
    int8_t rim[HEXES];
    int rim_length;
    int16_t stock[SEATS][STOCK];
    int8_t supply[CODES];
} Position;

void prepare(const int64_t *neighbours, const int64_t *rim, int64_t rim_length, const int64_t *supply,
             const int64_t *triples, int64_t triples_length, const int64_t *turned, const int64_t *same) {
    for (int k = 0; k < HEXES * 6; k++) around[k / 6][k % 6] = (int8_t)neighbours[k];
    edges = (int)rim_length;
    for (int k = 0; k < edges; k++) edge[k] = (int8_t)rim[k];
    coded = (int)triples_length;
    for (int k = 0; k < coded; k++) codes[k] = (int16_t)triples[k];
    for (int k = 0; k < CODES; k++) {
        tiles[k] = (int8_t)supply[k];
        smallest[k] = (int16_t)turned[k];
        alike[k] = (int8_t)same[k];
    }
}

static void forget(Position *p) {
    p->at = p->last = NOWHERE;
    p->paid = p->owing = 0;
    p->then = TURN;
}

void begin(Position *p) {
    memset(p, 0, sizeof *p);
    p->actor = CHANCE;
    p->phase = LAYING;
    p->me = NOBODY;
    memset(p->land, NOWHERE, sizeof p->land);
    memset(p->owner, NOBODY, sizeof p->owner);
    memset(p->victims, NOBODY, sizeof p->victims);
    memcpy(p->supply, tiles, sizeof tiles);
    for (int seat = 0; seat < SEATS; seat++) {
        p->stock[seat][KNIGHTS] = 7;
        p->stock[seat][VILLAGES] = 14;
        p->stock[seat][STRONGHOLDS] = 2;
        p->stock[seat][CITIES] = 5;
    }
    forget(p);
}

/* What stands where. */

static inline int own_pawns(const Position *p, int seat, int hex) {
    return p->knights[seat][hex] + (p->owner[hex] == seat);
}

static inline int enemies(const Position *p, int hex) { return p->pawns[hex] - own_pawns(p, p->me, hex); }

static bool city_beside(const Position *p, int hex) {
    for (int k = 0; k < 6; k++) {
        int other = p->road[hex][k];
        if (other != NOWHERE && p->kind[other] == CITY) return true;
    }
    return false;
}

static bool may_found(const Position *p, int hex) {
    int land = p->land[hex];
    return land != LAKE && land != FOREST && p->kind[hex] != CITY && !city_beside(p, hex);
}

static inline bool may_enter(const Position *p, int hex) {
    if (p->pawns[hex] == 0) return true;
    int strangers = enemies(p, hex);
    if (strangers == 0) return true;
    if (p->land[hex] == MOUNTAIN) return false;
    if (p->kind[hex] > VILLAGE && p->owner[hex] != p->me) return false;
    return strangers == 1; /* with one opponent, two pawns are always the same player's */
}

/* The legal decisions. */

static int list_steps(const Position *p, int hex, int64_t *out, int count) {
    for (int k = 0; k < 6; k++) {
        int target = p->road[hex][k];
        if (target != NOWHERE && may_enter(p, target)) out[count++] = MOVE + 6 * hex + k;
    }
    return count;
}

static int list_payments(const Position *p, int64_t *out, int count) {
    const int16_t *tokens = p->stock[p->me] + TOKENS;
    int left = TITLE_COST - p->paid;
    for (int kind = KINDS - 1; kind >= 0; kind--) { /* gold falls from field to mountain */
        left -= GOLD[kind] * tokens[kind];
        if (kind >= p->last && left <= 0 && tokens[kind] > 0) out[count++] = PAY + kind;
    }
    return count;
}

static int list_builds(const Position *p, int hex, int64_t *out, int count) {
    if (p->stock[p->me][VILLAGES] > 0) out[count++] = BUILD + 2 * hex;
    if (p->stock[p->me][STRONGHOLDS] > 0) out[count++] = BUILD + 2 * hex + 1;
    return count;
}

static inline bool may_build_on(const Position *p, int hex) {
    return p->kind[hex] == NO_BUILDING && enemies(p, hex) == 0;
}

static int list_turn(const Position *p, int64_t *out) {
    int me = p->me, count = 0;
    const int16_t *stock = p->stock[me];
    for (int hex = 0; hex < HEXES; hex++) {
        if (p->pawns[hex] == 0) continue;
        if (p->knights[me][hex] > 0) {
            count = list_steps(p, hex, out, count);
            if (may_build_on(p, hex)) count = list_builds(p, hex, out, count);
        }
        if (p->owner[hex] != me) continue;
        if (p->kind[hex] == CITY) {
            int most = p->lakeside[hex] ? 3 : 2;
            if (stock[KNIGHTS] < most) most = stock[KNIGHTS];
            for (int k = 0; k < most; k++) out[count++] = RECRUIT + 3 * hex + k;
        } else if (p->kind[hex] == VILLAGE && stock[CITIES] > 0 && p->land[hex] != FOREST && !city_beside(p, hex)
                   && enemies(p, hex) == 0) {
            out[count++] = FOUND + hex;
        }
    }
    if (stock[KNIGHTS] >= 2)
        for (int k = 0; k < p->rim_length; k++)
            if (p->pawns[p->rim[k]] == 0) out[count++] = EXPEDITION + p->rim[k];
    if (stock[RANK] < DUKE) count = list_payments(p, out, count);
    if (count == 0) out[count++] = PASS;
    return count;
}

int64_t legal(const Position *p, int64_t *out) {
    int count = 0;
    switch (p->phase) {
    case TURN:
        return list_turn(p, out);
    case SECOND:
        for (int hex = 0; hex < HEXES; hex++) {
            int knights = p->knights[p->me][hex];
            if (knights > 0 && !(hex == p->at && knights < 2)) count = list_steps(p, hex, out, count);
        }
        out[count++] = STOP;
        return count;
    case LAYING:
        for (int k = 0; k < coded; k++)
            if (p->supply[smallest[codes[k]]] > 0) out[count++] = LAY + codes[k];
        return count;
    case FOUNDING:
        for (int hex = 0; hex < HEXES; hex++)
            if (may_found(p, hex)) out[count++] = FOUND + hex;
        return count;
    case STEALING:
        for (int kind = 0; kind < KINDS; kind++)
            if (p->stock[p->victims[0]][TOKENS + kind] > 0) out[count++] = STEAL + kind;
        return count;
    case BUILDING:
        for (int hex = p->last + 1; hex < HEXES; hex++)
            if (p->knights[p->me][hex] > 0 && may_build_on(p, hex)) count = list_builds(p, hex, out, count);
        out[count++] = DONE;
        return count;
    case PAYING:
        return list_payments(p, out, 0);
    }
    return 0;
}

int64_t weight(const Position *p, int64_t action) {
    return p->phase == LAYING ? p->supply[smallest[action - LAY]] * alike[action - LAY] : 1;
}

/* The end of turns, rounds and the game. */

static void finish(Position *p, int end) {
    p->end = (int8_t)end;
    p->phase = FINISHED;
    p->actor = OVER;
}

static void next_seat(Position *p) {
    forget(p);
    p->phase = TURN;
    int following = 1 - p->me;
    if (following == 0) {
        p->rounds++;
        p->stalled = p->lively ? 0 : p->stalled + 1;
        p->lively = 0;
        for (int seat = 0; seat < SEATS; seat++) {
            if (p->stock[seat][RANK] == DUKE) {
                finish(p, BY_DUKE);
                return;
            }
        }
    }
    if (p->passes == SEATS) {
        finish(p, BY_PASSES);
    } else if (following == 0 && p->stalled >= STALL_ROUNDS) {
        finish(p, BY_STALL);
    } else if (following == 0 && p->rounds >= MAX_ROUNDS) {
        finish(p, BY_ROUNDS);
    } else {
        p->me = p->actor = (int8_t)following;
    }
}

static void end_turn(Position *p) {
    p->passes = 0;
    next_seat(p);
}

/* The set-up. */

static void begin_play(Position *p) {
    p->steps = 0;
    p->phase = TURN;
    p->me = p->actor = 0;
}

static int founder(int step) { return step == 0 ? 0 : step < 4 ? 1 : 0; }

static void give_up_if_full(Position *p) {
    for (int hex = 0; hex < HEXES; hex++)
        if (may_found(p, hex)) return;
    for (; p->steps < SEATS * STARTING_CITIES; p->steps++) {
        p->forfeits[founder(p->steps)]++;
        p->stock[founder(p->steps)][CITIES]--;
    }
    begin_play(p);
}

static void survey(Position *p) {
    for (int hex = 0; hex < HEXES; hex++) {
        for (int k = 0; k < 6; k++) {
            int beside = around[hex][k];
            p->road[hex][k] = NOWHERE;
            if (beside == NOWHERE) continue;
            if (p->land[beside] == LAKE) p->lakeside[hex] = 1;
            else p->road[hex][k] = (int8_t)beside;
        }
    }
    for (int k = 0; k < edges; k++)
        if (p->land[edge[k]] != LAKE) p->rim[p->rim_length++] = edge[k];
}

static void lay_tile(Position *p, int code) {
    p->supply[smallest[code]]--;
    int8_t *at = p->land + 3 * p->steps;
    at[0] = (int8_t)(code / 36);
    at[1] = (int8_t)(code / 6 % 6);
    at[2] = (int8_t)(code % 6);
    if (++p->steps < SLOTS) return;
    survey(p);
    p->steps = 0;
    p->phase = FOUNDING;
    p->me = p->actor = (int8_t)founder(0);
    give_up_if_full(p);
}

static void found(Position *p, int hex) {
    p->kind[hex] = CITY;
    p->owner[hex] = p->me;
    p->knights[p->me][hex]++;
    p->pawns[hex] += 2;
    p->stock[p->me][CITIES]--;
    p->stock[p->me][KNIGHTS]--;
    if (++p->steps == SEATS * STARTING_CITIES) {
        begin_play(p);
        return;
    }
    p->me = p->actor = (int8_t)founder(p->steps);
    give_up_if_full(p);
}

/* Marches. */

static void next_victim(Position *p) {
    p->owing--;
    for (int k = 0; k < p->owing; k++) p->victims[k] = p->victims[k + 1];
}

static void steal(Position *p, int kind) {
    p->stock[p->victims[0]][TOKENS + kind]--;
    p->stock[p->me][TOKENS + kind]++;
    next_victim(p);
}

static void collect(Position *p) {
    while (p->owing > 0) {
        int kinds = 0, only = 0;
        for (int kind = KINDS - 1; kind >= 0; kind--) {
            if (p->stock[p->victims[0]][TOKENS + kind] > 0) {
                kinds++;
                only = kind;
            }
        }
        if (kinds > 1) {
            p->phase = STEALING;
            return;
        }
        if (kinds == 1) steal(p, only);
        else next_victim(p);
    }
    if (p->then == TURN) end_turn(p);
    else p->phase = p->then;
}

static void destroy(Position *p, int seat, int hex) {
    if (p->knights[seat][hex] > 0) {
        p->knights[seat][hex]--;
        p->stock[seat][KNIGHTS]++;
    } else if (p->owner[hex] == seat) {
        p->owner[hex] = NOBODY;
        p->kind[hex] = NO_BUILDING;
        p->stock[seat][VILLAGES]++;
        p->victims[p->owing++] = (int8_t)seat;
    } else {
        return;
    }
    p->pawns[hex]--;
    p->lively = 1;
}

static void march(Position *p, int hex, int target) {
    int me = p->me;
    p->knights[me][hex]--;
    p->pawns[hex]--;
    p->knights[me][target]++;
    p->pawns[target]++;
    p->at = (int8_t)target;
    if (own_pawns(p, me, target) >= 2 && enemies(p, target) > 0) destroy(p, 1 - me, target);
    p->then = p->phase == TURN ? SECOND : TURN;
    collect(p);
}

/* Works. */

static void build(Position *p, int hex, int kind) {
    int16_t *stock = p->stock[p->me];
    p->knights[p->me][hex]--;
    stock[KNIGHTS]++;
    stock[kind == VILLAGE ? VILLAGES : STRONGHOLDS]--;
    p->kind[hex] = (int8_t)kind;
    p->owner[hex] = p->me;
    p->last = (int8_t)hex;
    p->lively = 1;
    stock[TOKENS + p->land[hex]]++;
    p->phase = BUILDING;
}

static void raise_city(Position *p, int hex) {
    int16_t *stock = p->stock[p->me];
    stock[VILLAGES]++;
    stock[CITIES]--;
    stock[NEW_CITIES]++;
    p->kind[hex] = CITY;
    p->lively = 1;
    end_turn(p);
}

static void take_title(Position *p) {
    p->stock[p->me][RANK]++;
    p->lively = 1;
    end_turn(p);
}

void apply(Position *p, int64_t id) {
    int action = (int)id, me = p->me;
    if (action < BUILD) {
        march(p, action / 6, p->road[action / 6][action % 6]);
    } else if (action < RECRUIT) {
        build(p, (action - BUILD) / 2, (action - BUILD) % 2 + 1);
    } else if (action < FOUND) {
        int hex = (action - RECRUIT) / 3, knights = (action - RECRUIT) % 3 + 1;
        p->stock[me][KNIGHTS] -= knights;
        p->knights[me][hex] += knights;
        p->pawns[hex] += knights;
        end_turn(p);
    } else if (action < EXPEDITION) {
        if (p->phase == FOUNDING) found(p, action - FOUND);
        else raise_city(p, action - FOUND);
    } else if (action < PAY) {
        int hex = action - EXPEDITION;
        p->stock[me][KNIGHTS] -= 2;
        p->stock[me][BOX]++;
        p->knights[me][hex]++;
        p->pawns[hex]++;
        p->lively = 1;
        end_turn(p);
    } else if (action < STEAL) {
        int kind = action - PAY;
        p->stock[me][TOKENS + kind]--;
        p->paid += GOLD[kind];
        p->phase = PAYING;
        p->last = (int8_t)kind;
        if (p->paid >= TITLE_COST) take_title(p);
    } else if (action < CAST) {
        steal(p, action - STEAL);
        collect(p);
    } else if (action == PASS) {
        p->passes++;
        next_seat(p);
    } else if (action < PASS) { /* STOP and DONE */
        end_turn(p);
    } else {
        lay_tile(p, action - LAY);
    }
}

/* What kernel.py asks for. */

int64_t size(void) { return sizeof(Position); }

int64_t actor(const Position *p) { return p->actor; }

int64_t score(const Position *p, int64_t seat) {
    int total = 15 * p->stock[seat][RANK] + 10 * p->stock[seat][NEW_CITIES];
    for (int kind = 0; kind < KINDS; kind++) total += SILVER[kind] * p->stock[seat][TOKENS + kind];
    return total;
}

/* The numbers of donjon's Position.pack, in its order. */
int64_t pack(const Position *p, int64_t *out) {
    const int first[] = {SEATS, p->actor, p->phase, 0, p->me, p->steps, p->rounds, p->passes, p->lively, p->stalled,
                         p->end, -1, NOWHERE, p->at, 0, p->last, 0, 0, p->paid, p->then, p->owing};
    int count = 0;
    for (size_t k = 0; k < sizeof first / sizeof *first; k++) out[count++] = first[k];
    for (int hex = 0; hex < HEXES; hex++) out[count++] = p->land[hex];
    for (int hex = 0; hex < HEXES; hex++) out[count++] = p->kind[hex];
    for (int hex = 0; hex < HEXES; hex++) out[count++] = p->owner[hex];
    for (int k = 0; k < SEATS * HEXES; k++) out[count++] = p->knights[k / HEXES][k % HEXES];
    for (int k = 0; k < SEATS * STOCK; k++) out[count++] = p->stock[k / STOCK][k % STOCK];
    for (int seat = 0; seat < SEATS; seat++) out[count++] = p->forfeits[seat];
    for (int spell = 0; spell < 9; spell++) out[count++] = 0;
    for (int k = 0; k < p->owing; k++) out[count++] = p->victims[k];
    return count;
}

static uint64_t lot(uint64_t *seed, uint64_t below) { /* splitmix64, scaled */
    uint64_t z = (*seed += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    z ^= z >> 31;
    return (z >> 32) * below >> 32;
}

/* So many games at random from set-up to end: how many decisions the seats took. */
int64_t play(int64_t games, uint64_t seed) {
    static int64_t out[SPACE];
    int64_t decisions = 0;
    for (int64_t game = 0; game < games; game++) {
        Position p;
        begin(&p);
        while (p.actor != OVER) {
            int64_t count = legal(&p, out);
            if (p.actor == CHANCE) {
                int64_t total = 0, k = 0;
                for (int64_t i = 0; i < count; i++) total += weight(&p, out[i]);
                int64_t ticket = (int64_t)lot(&seed, (uint64_t)total);
                while ((ticket -= weight(&p, out[k])) >= 0) k++;
                apply(&p, out[k]);
            } else {
                apply(&p, out[lot(&seed, (uint64_t)count)]);
                decisions++;
            }
        }
    }
    return decisions;
}

/* So many copies of a position. */
int64_t copies(const Position *p, int64_t count) {
    static Position copy;
    int64_t sum = 0;
    for (int64_t k = 0; k < count; k++) {
        memcpy(&copy, p, sizeof copy);
        sum += ((volatile Position *)&copy)->phase;
    }
    return sum;
}
