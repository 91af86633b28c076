import { expect, test } from 'vitest';
import { TRADES } from '../types.ts';
import { PLANS } from './index.ts';

test.each(TRADES)('%s: everything that its plan names is there', (trade) => {
  const plan = PLANS[trade];
  const shelves = [...plan.products, ...plan.services];
  const categories = new Set(shelves.map(({ category }) => category));
  const named = plan.baskets.flatMap(({ parts }) =>
    parts.flatMap(({ from }) => (Array.isArray(from) ? from : [])),
  );
  expect([...named, ...plan.prescribed].filter((category) => !categories.has(category))).toEqual([]);
  const pictures = shelves.flatMap(({ rows }) =>
    rows.flatMap(({ choices }) => choices.map(({ image }) => image)),
  );
  expect(pictures.filter((image) => !Object.hasOwn(plan.images, image))).toEqual([]);
});

test.each(TRADES)('%s has 40 pictures, and shows every one', (trade) => {
  const { images, products, services } = PLANS[trade];
  const shown = new Set(
    [...products, ...services].flatMap(({ rows }) =>
      rows.flatMap(({ choices }) => choices.map(({ image }) => image)),
    ),
  );
  expect(Object.keys(images)).toHaveLength(40);
  expect(Object.keys(images).filter((image) => !shown.has(image))).toEqual([]);
});

test.each(TRADES)('%s: HSN and SAC have 4 to 8 digits, and services are of chapter 99', (trade) => {
  const { products, services } = PLANS[trade];
  const codes = (shelves: typeof products): string[] =>
    shelves.flatMap(({ hsn, rows }) => [hsn, ...rows.flatMap((row) => row.hsn ?? [])]);
  expect(codes(products).filter((code) => !/^(?!99)\d{4}(\d{2}){0,2}$/.test(code))).toEqual([]);
  expect(codes(services).filter((code) => !/^99\d{2,4}$/.test(code))).toEqual([]);
});
