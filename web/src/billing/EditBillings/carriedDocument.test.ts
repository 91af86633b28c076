import { expect, test } from 'vitest';
import { carriedDocument } from './carriedDocument.ts';

test('the bill of a navigation state is found, and nothing else is taken for one', () => {
  expect(carriedDocument({ invoice: { document: { id: 'd1' }, prescription: null } })).toBe('d1');
  expect(carriedDocument({ invoice: { document: { doc_id: 'd2' } } })).toBe('d2');
  for (const state of [null, undefined, 'd1', {}, { invoice: null }, { invoice: { document: { id: 7 } } }])
    expect(carriedDocument(state)).toBeUndefined();
});
