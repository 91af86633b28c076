import { expect, test, vi } from 'vitest';
import { readNewest, write } from './newest.ts';

/** Pending reads and the functions that answer them. */
function reads() {
  const waiting: ((state: string) => void)[] = [];
  const ask = vi.fn<() => Promise<string>>(() => new Promise((resolve) => waiting.push(resolve)));
  const answer = async (state: string): Promise<void> => {
    waiting.shift()?.(state);
    await Promise.resolve();
  };
  return { ask, answer };
}
const saved = () => write(() => Promise.resolve());

test('what was asked before a write ended is asked again, and its old answer is not taken', async () => {
  const { ask, answer } = reads();
  const read = readNewest(ask);
  await saved();
  await answer('In Process');
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  await answer('Done');
  expect(await read).toBe('Done');
});

test('a write that failed may have happened all the same', async () => {
  const { ask, answer } = reads();
  const read = readNewest(ask);
  await expect(write(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  await answer('old');
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  await answer('new');
  expect(await read).toBe('new');
});

test('without a write in between it is asked once, and after three tries what came is taken', async () => {
  const { ask, answer } = reads();
  const quiet = readNewest(ask);
  await answer('once');
  expect(await quiet).toBe('once');
  const busy = readNewest(ask);
  for (const call of [2, 3, 4]) {
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(call));
    await saved();
    await answer(`try ${call}`);
  }
  expect(await busy).toBe('try 4');
});
