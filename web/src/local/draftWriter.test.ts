import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftWriter } from './draftWriter.ts';
import { deleteDraft, writeDraft } from './drafts.ts';

vi.mock('./drafts.ts', () => ({
  writeDraft: vi.fn<() => Promise<void>>(async () => undefined),
  deleteDraft: vi.fn<() => Promise<void>>(async () => undefined),
}));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

test('writes the newest state once the typing pauses', () => {
  const { keep } = draftWriter<string>('cart');
  keep('a');
  keep('ab');
  expect(writeDraft).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(vi.mocked(writeDraft).mock.calls).toEqual([['cart', 'ab', undefined]]);
});

test('writes at once when the tab is left, and only once', () => {
  const { keep, flush } = draftWriter<string>('cart');
  keep('a');
  flush();
  vi.runAllTimers();
  expect(writeDraft).toHaveBeenCalledTimes(1);
});

test('a save stores what it sends with its key, and later changes keep the key', () => {
  const { keep, attempt } = draftWriter<string>('cart');
  keep('a');
  attempt('k1');
  expect(vi.mocked(writeDraft).mock.calls).toEqual([['cart', 'a', 'k1']]);
  keep('ab');
  vi.runAllTimers();
  expect(vi.mocked(writeDraft).mock.calls.at(-1)).toEqual(['cart', 'ab', 'k1']);
});

test('a save of nothing that was typed stores nothing', () => {
  const { attempt, drop, keep } = draftWriter<string>('cart', 'k0');
  attempt('k1');
  expect(writeDraft).not.toHaveBeenCalled();
  drop();
  keep('b');
  vi.runAllTimers();
  expect(vi.mocked(writeDraft).mock.calls).toEqual([['cart', 'b', undefined]]);
});

test('what is done is forgotten, also what was still to be written', () => {
  const { keep, drop } = draftWriter<string>('cart');
  keep('a');
  drop();
  vi.runAllTimers();
  expect(writeDraft).not.toHaveBeenCalled();
  expect(deleteDraft).toHaveBeenCalledWith('cart');
});
