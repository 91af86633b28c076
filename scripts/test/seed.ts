/** Whether this is `pnpm test:full`, which runs the larger sizes. */
const isFull = process.env['TEST_SIZE'] === 'full';

/**
 * The seed of randomised tests. It is fixed for ordinary runs, so that a failure is caused by the change; `pnpm
 * test:full` draws a new one and prints it with a failure, and `TEST_SEED` replays it.
 */
export const seed: number = Number(
  process.env['TEST_SEED'] ?? (isFull ? Math.floor(Math.random() * 2 ** 31) : 20_261_122),
);

/** The first size in ordinary runs, the second in `pnpm test:full`. */
export const figure = (small: number, full: number): number => (isFull ? full : small);
