/** A repeatable source of chance: the same seed always gives the same run of values. */
export interface Random {
  /** A fraction from 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** True in `share` of the cases, 0 to 1. */
  chance(share: number): boolean;
  /** One entry of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  /** One entry, each as likely as its weight says. */
  weighted<T>(list: readonly T[], weight: (entry: T) => number): T;
  /** The entries in a new order; the list itself stays. */
  shuffle<T>(list: readonly T[]): T[];
  /** A source of its own for a part, so that a change in one part does not move all the others. */
  fork(label: string): Random;
}

/** The numbers of mulberry32: 32 bits of state, even enough for made-up shops, not for secrets. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** FNV-1a over the label's characters, started from the parent's seed. */
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

/** A source of chance from a seed. @throws on `pick` and `weighted` of an empty list. */
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
