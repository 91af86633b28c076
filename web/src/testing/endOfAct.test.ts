import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { internals, type Task } from './internals.ts';

const goesOn =
  (times: number): Task =>
  () =>
    times === 0 ? null : goesOn(times - 1);

const within = (task: Task): Promise<void> =>
  act(async () => {
    internals?.actQueue?.push(task);
  });

test('work that ends is done to its end', async () => {
  await expect(within(goesOn(100))).resolves.toBeUndefined();
});

test('work that does not end fails, and says why', async () => {
  await expect(within(goesOn(Infinity))).rejects.toThrow(/draws without end/);
});
