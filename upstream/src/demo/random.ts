/** A pseudo-random generator: the same seed always gives the same sequence. */
export interface Random {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** An integer from `min` to `max`, inclusive. */
  int(min: number, max: number): number;
  /** True with probability `share`, 0 to 1. */
  chance(share: number): boolean;
  /** A random element of a non-empty list. */
  pick<T>(list: readonly T[]): T;
  /** A random element, with probability proportional to its weight. */
  weighted<T>(list: readonly T[], weight: (entry: T) => number): T;
  /** A shuffled copy of the list. */
  shuffle<T>(list: readonly T[]): T[];
  /** An independent generator for one part, so that a change there does not affect the others. */
  fork(label: string): Random;
}

/** mulberry32: 32 bits of state, good enough for demo data, not for secrets. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** FNV-1a over the characters of the label, starting from the parent's seed. */
function mix(seed: number, label: string): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0;
  for (const character of label) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}

function at<T>(list: readonly T[], index: number): T {
  if (index >= list.length) throw new RangeError('Nothing to pick from: the list is empty.');
  return list[index] as T;
}

/** A generator from a seed. @throws on `pick` and `weighted` of an empty list. */
export function createRandom(seed: number): Random {
  const next = mulberry32(seed);
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    chance: (share) => next() < share,
    pick: (list) => at(list, Math.floor(next() * list.length)),
    weighted(list, weight) {
      let left = next() * list.reduce((sum, entry) => sum + weight(entry), 0);
      const index = list.findIndex((entry) => (left -= weight(entry)) < 0);
      return at(list, index < 0 ? list.length - 1 : index);
    },
    shuffle(list) {
      const copy = [...list];
      for (let last = copy.length - 1; last > 0; last--) {
        const other = int(0, last);
        const kept = at(copy, last);
        copy[last] = at(copy, other);
        copy[other] = kept;
      }
      return copy;
    },
    fork: (label) => createRandom(mix(seed, label)),
  };
}
