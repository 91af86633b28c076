/** Whether this is `pnpm test:full`, where tests that have a larger size run at it. */
const isFull = process.env['TEST_SIZE'] === 'full';

/**
 * The seed of randomised tests. At a change it is always the same one, so that what fails was broken by the change;
 * `pnpm test:full` draws a new one, prints it with what fails, and `TEST_SEED` replays it.
 */
export const seed: number = Number(
  process.env['TEST_SEED'] ?? (isFull ? Math.floor(Math.random() * 2 ** 31) : 20_261_122),
);

/** The figure of every change, or the full one of `pnpm test:full`. */
export const figure = (small: number, full: number): number => (isFull ? full : small);
