import { LOW_STOCK } from '@galla/domain';
import { expect, test } from 'vitest';
import { CASES } from '../testing.ts';

test.each(CASES)('$name: items stand where a month has put them', ({ data: { items, documents } }) => {
  const count = (status: string) => items.filter((item) => item.status === status).length;
  expect([count('HIDDEN'), count('DISCONTINUED')]).toEqual([4, 4]);
  const sold = new Set(documents.flatMap(({ lines }) => lines.map(({ item }) => item)));
  const away = items.filter(({ status }) => status === 'HIDDEN' || status === 'DISCONTINUED');
  expect(away.filter((item) => sold.has(items.indexOf(item)))).toEqual([]);
  expect(items.filter(({ status, stock }) => status === 'OUT_OF_STOCK' && stock > 0)).toEqual([]);
  expect(items.filter(({ marketplace, kind }) => marketplace && kind !== 'PRODUCT')).toEqual([]);
  expect(items.filter(({ lowStock }) => lowStock !== undefined && lowStock <= LOW_STOCK)).toEqual([]);
});

test('sizes and colours are told where the name has them, and kinds of an optician’s goods', () => {
  const all = CASES.flatMap(({ data }) => data.items);
  expect(all.some(({ size }) => size === '5 kg')).toBe(true);
  expect(all.some(({ color }) => color !== undefined)).toBe(true);
  expect(new Set(all.flatMap(({ type }) => type ?? []))).toEqual(
    new Set(['lens', 'frame', 'sunglasses', 'contact_lens']),
  );
});
