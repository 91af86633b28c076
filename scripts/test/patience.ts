import { vi } from 'vitest';

/** Before every test file: how long a thing may take says nothing about whether it comes; a busy machine is no failure. */
const { waitFor } = vi;
vi.waitFor = (check, options) =>
  waitFor(check, {
    timeout: 60_000,
    interval: 20,
    ...(typeof options === 'number' ? { timeout: options } : options),
  });
