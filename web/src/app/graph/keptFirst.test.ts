import { beforeEach, expect, test, vi } from 'vitest';
import { storeSession } from '../session/store.ts';
import { hostToasts } from '../toast/toast.ts';
import { GraphFailure, unreachable } from './failure.ts';
import { keptFirst, keptOf, type FetchMetadata } from './keptFirst.ts';

const kept = new Map<string, unknown>();

vi.mock(import('../../local/keptAnswers.ts'), () => ({
  readAnswer: async (table: string, name: string) => kept.get(`${table}/${name}`),
  keepAnswer: async (table: string, name: string, value: unknown) => void kept.set(`${table}/${name}`, value),
  dropAnswer: async (table: string, name: string) => void kept.delete(`${table}/${name}`),
}));

const toasts: string[] = [];

beforeEach(() => {
  kept.clear();
  toasts.length = 0;
  storeSession({ access_token: 'secret' });
  hostToasts({ show: ({ text }) => toasts.push(text), clear: () => undefined, settle: () => undefined });
});

const OLD = { data: { node: { size: 98 } } };
const NEW = { data: { node: { size: 160 } } };
const down = { data: { node: null }, errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' as const } }] };

type Ask = Parameters<typeof keptFirst>[2];

/** Everything that a screen receives, in order, ending with "done" or the error's message. */
function seen(operation: string, ask: Ask, metadata: FetchMetadata = {}): Promise<unknown[]> {
  const rule = keptOf(operation);
  if (rule === undefined) throw new Error(`${operation} is not kept`);
  return new Promise((resolve) => {
    const all: unknown[] = [];
    keptFirst(rule, 'q', ask, metadata).subscribe({
      next: (value) => all.push(value),
      complete: () => resolve([...all, 'done']),
      error: (error: Error) => resolve([...all, error.message]),
    });
  });
}

const later = async <T>(value: T): Promise<T> => {
  await new Promise((resolve) => setTimeout(resolve));
  return value;
};

test('the last answer shows at once, then the new one, which is kept', async () => {
  kept.set('qrSettings/q', OLD);
  expect(await seen('qrSettingsQuery', () => later(NEW))).toEqual([OLD, NEW, 'done']);
  expect(kept.get('qrSettings/q')).toEqual(NEW);
  expect(toasts).toEqual([]);
});

test('without a last answer the new one is all there is', async () => {
  expect(await seen('tenantSettingsQuery', () => later(NEW))).toEqual([NEW, 'done']);
  expect(kept.get('apiCache/q')).toEqual(NEW);
});

test.each([
  ['qrSettingsQuery', 'Failed to load settings'],
  ['tenantSettingsQuery', 'Failed to load tenant settings'],
])('%s: when the other side is down the last answer stays, and that is told', async (operation, text) => {
  const table = keptOf(operation)?.table;
  kept.set(`${table}/q`, OLD);
  expect(await seen(operation, () => later(down))).toEqual([OLD, 'done']);
  expect(await seen(operation, () => later(0).then(() => Promise.reject(unreachable('r'))))).toEqual([
    OLD,
    'done',
  ]);
  expect(toasts).toEqual([text, text]);
  expect(kept.get(`${table}/q`)).toEqual(OLD);
});

test('a payment is not disturbed by settings that did not come', async () => {
  kept.set('qrSettings/q', OLD);
  expect(await seen('qrLookQuery', () => later(down))).toEqual([OLD, 'done']);
  expect(toasts).toEqual([]);
});

test('without a last answer a failure goes on as it is', async () => {
  expect(await seen('qrSettingsQuery', () => later(down))).toEqual([down, 'done']);
  expect(await seen('qrSettingsQuery', () => Promise.reject(unreachable('r')))).toEqual([
    'Service is not reachable. Try again.',
  ]);
  expect(kept.size).toBe(0);
});

const ended = () => later(0).then(() => Promise.reject(new GraphFailure('UNAUTHENTICATED', 'Please', 'r')));

test('a session that ended is no reason to show what was', async () => {
  kept.set('meApi/q', OLD);
  expect((await seen('ShellQuery', ended)).at(-1)).toBe('Please');
});

test('what was incomplete is not kept, nor a shop that has not paid', async () => {
  await seen('qrSettingsQuery', () =>
    later({ ...NEW, errors: [{ extensions: { code: 'INTERNAL' as const } }] }),
  );
  await seen('ShellQuery', () => later({ data: { viewer: { paymentStatus: 'PENDING' } } }));
  await seen('ShellQuery', () => later({ data: { viewer: null } }));
  expect(kept.size).toBe(0);
  await seen('ShellQuery', () => later({ data: { viewer: { paymentStatus: 'COMPLETED' } } }));
  expect([...kept.keys()]).toEqual(['meApi/q']);
});

const PAID = { data: { viewer: { paymentStatus: 'COMPLETED' } } };
const UNPAID = { data: { viewer: { paymentStatus: 'PENDING' } } };

test('a shop whose subscription has ended is not shown as paid again', async () => {
  kept.set('meApi/q', PAID);
  expect(await seen('ShellQuery', () => later(UNPAID))).toEqual([PAID, UNPAID, 'done']);
  expect(await seen('ShellQuery', () => later(UNPAID))).toEqual([UNPAID, 'done']);
});

test('who asks what is true by now gets nothing older, and is not told when there is no answer', async () => {
  kept.set('meApi/q', PAID);
  const fresh = { isRefresh: true };
  expect(await seen('ShellQuery', () => later(PAID), fresh)).toEqual([PAID, 'done']);
  expect(await seen('ShellQuery', () => Promise.reject(unreachable('r')), fresh)).toEqual([
    'Service is not reachable. Try again.',
  ]);
  expect(toasts).toEqual([]);
});

test('writes and all other questions are not kept', () => {
  expect(keptOf('useRecordPaymentMutation')).toBeUndefined();
  expect(keptOf('upiAccountQuery')).toBeUndefined();
  expect(keptOf('toString')).toBeUndefined();
});
