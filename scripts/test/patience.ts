import { vi } from 'vitest';

/** Loaded before every test file. A slow machine is not a failure, so `waitFor` waits longer than its default. */
const { waitFor } = vi;
vi.waitFor = (check, options) =>
  waitFor(check, {
    timeout: 60_000,
    interval: 20,
    ...(typeof options === 'number' ? { timeout: options } : options),
  });
