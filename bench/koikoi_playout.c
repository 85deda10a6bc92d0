/* Random rounds of Koi-Koi under the preset `nintendo`, in plain scalar C: the measure for karuta.games.koikoi.fast.
 *
 * The same algorithm as the engine's random_rounds, and the same random numbers, so that both play the same rounds:
 * cards are numbers (month = card / 4), sets of cards masks of 48 bits, hands shuffled parts of the deck.
 */
#include <stdint.h>

typedef uint64_t u64;

#define BIT(card) ((u64)1 << (card))
#define EACH 0x111111111111ull
#define RAIN BIT(40)
#define DRY (BIT(0) | BIT(8) | BIT(28) | BIT(44))
#define ANIMALS \
    (BIT(4) | BIT(12) | BIT(16) | BIT(20) | BIT(24) | BIT(29) | BIT(32) | BIT(36) | BIT(41))
#define POETRY (BIT(1) | BIT(5) | BIT(9))
#define PURPLE (BIT(21) | BIT(33) | BIT(37))
#define RIBBONS (POETRY | PURPLE | BIT(13) | BIT(17) | BIT(25) | BIT(42))
#define CUP BIT(32)
#define KASU (((BIT(48) - 1) & ~(RAIN | DRY | ANIMALS | RIBBONS)) | CUP)
#define TRIO (BIT(20) | BIT(24) | BIT(36))
#define HANAMI (BIT(8) | CUP)
#define TSUKIMI (BIT(28) | CUP)
#define ONES __builtin_popcountll

static inline u64 word(u64 *rng)
{
    u64 z = *rng += 0x9E3779B97F4A7C15ull;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ z >> 27) * 0x94D049BB133111EBull;
    return z ^ z >> 31;
}

/* A number below n; what is still random stays in *w. */
static inline int share(u64 *w, int n)
{
    unsigned __int128 product = (unsigned __int128)*w * (unsigned)n;
    *w = (u64)product;
    return (int)(product >> 64);
}

static inline void shuffle(uint8_t *deck, int start, int end, u64 *rng)
{
    for (int g = start; g < end; g += 6) {
        u64 w = word(rng);
        for (int i = g; i < g + 6; i++) {
            int j = i + share(&w, 48 - i);
            uint8_t drawn = deck[j];
            deck[j] = deck[i];
            deck[i] = drawn;
        }
    }
}

static inline u64 mask_of(const uint8_t *cards)
{
    u64 mask = 0;
    for (int i = 0; i < 8; i++)
        mask |= BIT(cards[i]);
    return mask;
}

/* How many of each month, four bits a month. */
static inline u64 of_each(u64 cards)
{
    u64 twos = (cards & 0x555555555555ull) + (cards >> 1 & 0x555555555555ull);
    return (twos & 0x333333333333ull) + (twos >> 2 & 0x333333333333ull);
}

static inline int fours(u64 counts)
{
    return (counts >> 2 & EACH) != 0;
}

static inline int special(u64 counts)
{
    return fours(counts) || ONES(counts >> 1 & ~counts & EACH) == 4;
}

static inline int yaku(u64 pile)
{
    int points = 0;
    int dry = ONES(pile & DRY);
    if (dry >= 3) {
        int rain = (pile & RAIN) != 0;
        points = dry == 4 ? (rain ? 10 : 8) : (rain ? 7 : 5);
    }
    if ((pile & HANAMI) == HANAMI)
        points += 5;
    if ((pile & TSUKIMI) == TSUKIMI)
        points += 5;
    int animals = ONES(pile & ANIMALS);
    if ((pile & TRIO) == TRIO)
        points += 5 + animals - 3;
    else if (animals >= 5)
        points += animals - 4;
    int ribbons = ONES(pile & RIBBONS);
    int poetry = (pile & POETRY) == POETRY, purple = (pile & PURPLE) == PURPLE;
    if (poetry && purple)
        points += 10 + ribbons - 6;
    else if (poetry || purple)
        points += 5 + ribbons - 3;
    else if (ribbons >= 5)
        points += ribbons - 4;
    int plains = ONES(pile & KASU);
    if (plains >= 10)
        points += plains - 9;
    return points;
}

struct side {
    u64 pile;
    int calls, held;
};

static inline void lay(u64 *table, u64 *pile, int card, u64 *w)
{
    /* Nobody can foretell what lies there, processors neither: this is computed without branches. */
    u64 found = *table & (u64)15 << (card & 60);
    u64 copy = *w;
    u64 one = (found & -found) ^ (found & -(u64)share(&copy, 2));
    u64 taken = ONES(found) == 2 ? one : found;
    u64 stays = taken ? 0 : BIT(card);
    share(w, 6);
    *table = (*table ^ taken) | stays;
    *pile |= taken | (BIT(card) ^ stays);
}

static inline int play(uint8_t *deck, u64 *rng, int dealer, u64 table)
{
    struct side mine = {0, 0, 0}, theirs = {0, 0, 0};
    for (int turn = 0; turn < 16; turn++) {
        u64 w = word(rng);
        int seat = (dealer + turn) & 1;
        int card = deck[8 * seat + (turn >> 1)];
        int place = 24 + turn, j = place + share(&w, 48 - place);
        int drawn = deck[j];
        deck[j] = deck[place];
        deck[place] = (uint8_t)drawn;
        lay(&table, &mine.pile, card, &w);
        lay(&table, &mine.pile, drawn, &w);
        int points = yaku(mine.pile);
        if (points > mine.held) {
            if (turn >= 14 || share(&w, 2)) {
                int factor = (points >= 7 ? 2 : 1) * (theirs.calls ? 2 : 1);
                return seat ? -points * factor : points * factor;
            }
            mine.calls++;
        }
        mine.held = points;
        struct side other = mine;
        mine = theirs;
        theirs = other;
    }
    return 0;
}

static inline int round_(uint8_t *deck, u64 *rng, int dealer)
{
    for (;;) {
        shuffle(deck, 0, 24, rng);
        u64 table = mask_of(deck + 16);
        int first = special(of_each(mask_of(deck))), second = special(of_each(mask_of(deck + 8)));
        if (fours(of_each(table)) || (first && second))
            continue;
        if (first || second)
            return first ? 6 : -6;
        return play(deck, rng, dealer, table);
    }
}

/* n rounds, dealers in turn; out is added to: points of side 0 less those of side 1, rounds that brought points to
 * side 0, to side 1, to nobody. */
void random_rounds(int64_t n, u64 *rng_, uint8_t *deck, int64_t *out)
{
    u64 state = *rng_;
    u64 *rng = &state;
    for (int64_t i = 0; i < n; i++) {
        int points = round_(deck, rng, i & 1);
        out[0] += points;
        out[points > 0 ? 1 : points < 0 ? 2 : 3]++;
    }
    *rng_ = state;
}
