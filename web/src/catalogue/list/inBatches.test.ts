import { expect, test, vi } from 'vitest';
import type { WriteResult } from '../../app/graph/refusal.ts';
import { inBatches } from './inBatches.ts';

const IDS = Array.from({ length: 2500 }, (_, n) => `p${n}`);
const saved: WriteResult = { kind: 'saved' };

const run = async (
  send: (ids: readonly string[]) => Promise<WriteResult>,
  stopsAt = Number.POSITIVE_INFINITY,
) => {
  const progress: number[] = [];
  const result = await inBatches(IDS, {
    send,
    onProgress: (done) => progress.push(done),
    isStopped: () => (progress.at(-1) ?? 0) >= stopsAt,
  });
  return { ...result, progress };
};

test('a thousand at a time, one after the other, each once', async () => {
  let atOnce = 0;
  const send = vi.fn<(ids: readonly string[]) => Promise<WriteResult>>(async () => {
    atOnce += 1;
    await Promise.resolve();
    expect(atOnce).toBe(1);
    atOnce -= 1;
    return saved;
  });
  const { done, failure, progress } = await run(send);
  expect(send.mock.calls.map(([ids]) => ids.length)).toEqual([1000, 1000, 500]);
  expect(send.mock.calls.flatMap(([ids]) => ids)).toEqual(IDS);
  expect({ done: done.length, failure, progress }).toEqual({
    done: 2500,
    failure: undefined,
    progress: [1000, 2000, 2500],
  });
});

test('the first refusal ends it, and says what was written until then', async () => {
  const send = vi
    .fn<() => Promise<WriteResult>>()
    .mockResolvedValueOnce(saved)
    .mockResolvedValueOnce({ kind: 'refused', message: 'You may not do this.', refusal: undefined });
  const { done, failure } = await run(send);
  expect(send).toHaveBeenCalledTimes(2);
  expect(done).toEqual(IDS.slice(0, 1000));
  expect(failure).toBe('You may not do this.');
});

test('who stops it keeps what was written, and nothing more is sent', async () => {
  const send = vi.fn<() => Promise<WriteResult>>().mockResolvedValue(saved);
  const { done, failure } = await run(send, 2000);
  expect(send).toHaveBeenCalledTimes(2);
  expect(done.length).toBe(2000);
  expect(failure).toBeUndefined();
});

test('nothing chosen is nothing sent', async () => {
  const send = vi.fn<() => Promise<WriteResult>>().mockResolvedValue(saved);
  const none = await inBatches([], { send, onProgress: () => undefined, isStopped: () => false });
  expect(none).toEqual({ done: [], failure: undefined });
  expect(send).not.toHaveBeenCalled();
});
