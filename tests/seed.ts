/** Randomised tests print the seed they ran with and replay from `TEST_SEED`. */
export const seed: number = Number(process.env['TEST_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

/** The figure of every change, or the full one of `pnpm test:full`. */
export function figure(small: number, full: number): number {
  return process.env['TEST_SIZE'] === 'full' ? full : small;
}
