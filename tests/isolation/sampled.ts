import fc from 'fast-check';

/** Number of values drawn at first; each further draw begins anew and is four times as long. */
const FIRST = 8;

/** The same values as `fc.sample`, of which only those are made that the caller takes. */
export function* sampled<T>(
  arbitrary: fc.Arbitrary<T>,
  { seed, numRuns }: { seed: number; numRuns: number },
): Generator<T> {
  let taken = 0;
  for (let size = FIRST; taken < numRuns; size *= 4) {
    const values = fc.sample(arbitrary, { seed, numRuns: Math.min(size, numRuns) });
    yield* values.slice(taken);
    taken = values.length;
  }
}
