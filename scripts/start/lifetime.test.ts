import { afterEach, expect, test, vi } from 'vitest';
import { beginLifetime } from './lifetime.ts';

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
const before = signals.map((name) => process.listeners(name));

afterEach(() => {
  signals.forEach((name, index) => {
    for (const listener of process.listeners(name)) {
      if (!before[index]?.includes(listener)) process.off(name, listener);
    }
  });
});

function stoppable(name: string, order: string[]) {
  return {
    stop: async () => {
      order.push(name);
    },
  };
}

test('what was started last is stopped first, also what is still starting', async () => {
  const leave = vi.fn<(code: number) => void>();
  const order: string[] = [];
  const lifetime = beginLifetime(leave);
  await lifetime.adopt(() => stoppable('database', order));
  const starting = Promise.withResolvers<ReturnType<typeof stoppable>>();
  const settled = vi.fn<() => void>();
  void lifetime.adopt(() => starting.promise).then(settled);
  const ended = lifetime.end(0);
  starting.resolve(stoppable('gateway', order));
  await ended;
  expect(order).toEqual(['gateway', 'database']);
  expect(leave).toHaveBeenCalledExactlyOnceWith(0);
  expect(settled).not.toHaveBeenCalled();
  const tooLate = vi.fn<() => ReturnType<typeof stoppable>>();
  void lifetime.adopt(tooLate);
  expect(tooLate).not.toHaveBeenCalled();
});

test('a second signal neither forces the end nor stops anything twice', async () => {
  const left = Promise.withResolvers<number>();
  const order: string[] = [];
  const lifetime = beginLifetime(left.resolve);
  await lifetime.adopt(() => stoppable('database', order));
  process.emit('SIGINT');
  process.emit('SIGINT');
  process.emit('SIGTERM');
  expect(await left.promise).toBe(0);
  expect(order).toEqual(['database']);
});

test('one that fails to start or to stop does not keep the others running', async () => {
  const leave = vi.fn<(code: number) => void>();
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const order: string[] = [];
  const lifetime = beginLifetime(leave);
  await lifetime.adopt(() => stoppable('database', order));
  await lifetime.adopt(() => ({ stop: () => Promise.reject(new Error('stuck')) }));
  await expect(lifetime.adopt(() => Promise.reject(new Error('no start')))).rejects.toThrow('no start');
  await lifetime.end(1);
  expect(order).toEqual(['database']);
  expect(logged).toHaveBeenCalledWith('Error: stuck');
  expect(leave).toHaveBeenCalledWith(1);
});
