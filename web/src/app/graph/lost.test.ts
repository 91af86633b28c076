import { expect, test } from 'vitest';
import type { FailureCode } from './failure.ts';
import { lostPage, lostRecord, lostShop } from './lost.ts';

const error = (...path: (string | number)[]) => ({ path });

test('finds the error that took the shop or the person away', () => {
  const noShop = error('viewer', 'tenant', 'documents');
  expect(lostShop({ viewer: { tenant: null } }, [noShop])).toBe(noShop);
  const nobody = error('viewer');
  expect(lostShop({ viewer: null, node: { id: '1' } }, [error('node', 'lines'), nobody])).toBe(nobody);
});

test('leaves alone what failed deeper or elsewhere, and a shop that is not there without an error', () => {
  const payments = error('viewer', 'tenant', 'documents', 'edges', 0, 'node', 'payments');
  const data = { viewer: { tenant: { documents: { edges: [{ node: { payments: null } }] } } } };
  expect(lostShop(data, [payments])).toBeUndefined();
  expect(lostShop({ node: null }, [error('node')])).toBeUndefined();
  expect(lostShop({ viewer: null }, [])).toBeUndefined();
  expect(lostShop({ viewer: null }, [{}])).toBeUndefined();
});

const list = { path: ['viewer', 'tenant', 'customers'] };
const row = { path: ['viewer', 'tenant', 'customers', 'edges', 0, 'node', 'pending'] };

test.each([
  ['a further page that failed', { after: 'c1' }, [row, list], list],
  ['a part of a row on a further page', { after: 'c1' }, [row], undefined],
  ['a first page that failed', { after: null }, [list], undefined],
  ['an answer without pages', {}, [list], undefined],
])('%s', (_what, variables, errors, lost) => {
  expect(lostPage(variables, errors)).toBe(lost);
});

const coded = (code: FailureCode, ...path: (string | number)[]) => ({ path, extensions: { code } });

test.each<[string, unknown, ReturnType<typeof coded>, boolean]>([
  ['a record that could not be fetched', { node: null }, coded('UPSTREAM_INVALID', 'node'), true],
  ['a field that took its record along', { node: null }, coded('INTERNAL', 'node', 'title'), true],
  ['a record that may not be seen', { node: null }, coded('FORBIDDEN', 'node'), false],
  ['a part of a record', { node: { lines: null } }, coded('UPSTREAM_INVALID', 'node', 'lines'), false],
])('%s', (_what, data, error, isLost) => {
  expect(lostRecord(data, [error])).toBe(isLost ? error : undefined);
});
