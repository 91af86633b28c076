import { expect, test } from 'vitest';
import { problemsIn } from './check.ts';
import { drafted, NOTHING, type Act, type Draft } from './draft.ts';
import { areaChanges, isChanged, newOptions } from './inputs.ts';
import { refusedOptions } from './refused.ts';
import { settledPrice, settledStages } from './settle.ts';
import { shownArea } from './shown.ts';
import type { StoredArea, StoredOption } from './stored.ts';

const option = (id: string, more: Partial<StoredOption> = {}): StoredOption => ({
  id,
  name: id,
  price: 100_00,
  thumbnail: null,
  isDefault: false,
  stagePrices: {},
  version: 'v1',
  ...more,
});
const area = (options: StoredOption[], kind: StoredArea['kind'] = 'OTHER'): StoredArea => ({
  id: 'a',
  name: 'Back neck',
  kind,
  options,
});
const after = (...acts: Act[]): Draft => acts.reduce(drafted, NOTHING);
const defaults = (stored: StoredArea, draft: Draft): string[] =>
  shownArea(stored, draft).options.flatMap(({ id, isDefault }) => (isDefault ? [id] : []));

const of = (price: number, sum: number) => ({ price, stagePrices: { s1: sum } });

const TWO = area([option('Round'), option('Deep U', { isDefault: true })]);

test('one option is the default; without any the first one is; choosing one clears the other', () => {
  expect(defaults(TWO, NOTHING)).toEqual(['Deep U']);
  expect(defaults(area([option('Round'), option('V')]), NOTHING)).toEqual(['Round']);
  const draft = after({ do: 'choose', id: 'Round', area: 'a' });
  expect(defaults(TWO, draft)).toEqual(['Round']);
  expect(areaChanges([TWO], draft)).toEqual([
    { area: 'a', options: [{ option: 'Round', isDefault: true, expectedVersion: 'v1' }] },
  ]);
});

test('among add-ons each is a default by itself', () => {
  const addOns = area([option('Latkan', { isDefault: true }), option('Piping')], 'ADD_ONS');
  const draft = after(
    { do: 'change', id: 'Piping', values: { isDefault: true } },
    { do: 'change', id: 'Latkan', values: { isDefault: false } },
  );
  expect(defaults(addOns, draft)).toEqual(['Piping']);
  expect(areaChanges([addOns], draft)[0]?.options).toEqual([
    { option: 'Latkan', isDefault: false, expectedVersion: 'v1' },
    { option: 'Piping', isDefault: true, expectedVersion: 'v1' },
  ]);
});

test('a new one begins without a name and at 0, and is saved in the order in which it stands', () => {
  const draft = after(
    { do: 'add', id: 'n1', area: 'a' },
    { do: 'add', id: 'n2', area: 'a' },
    { do: 'order', area: 'a', ids: ['n2', 'Round', 'Deep U', 'n1'] },
    { do: 'change', id: 'n1', values: { name: ' Keyhole ', price: 90_00, stagePrices: { s1: 40_00 } } },
  );
  const shown = shownArea(TWO, draft);
  expect(shown.options.map(({ id }) => id)).toEqual(['n2', 'Round', 'Deep U', 'n1']);
  expect(shown.options[0]).toMatchObject({ name: '', price: 0, isNew: true });
  expect(newOptions([shown]).map(({ input }) => input)).toEqual([
    { area: 'a', name: '', price: '0.00', isDefault: false, stagePrices: [] },
    {
      area: 'a',
      name: 'Keyhole',
      price: '90.00',
      isDefault: false,
      stagePrices: [{ stage: 's1', amount: '40.00' }],
    },
  ]);
  expect(problemsIn(shown.options)).toEqual({ n2: { name: 'Name cannot be empty' } });
});

test('only what differs is sent, and what was set back is no change', () => {
  const typed = after({ do: 'change', id: 'Round', values: { name: 'Round ', price: 120_00 } });
  expect(areaChanges([TWO], typed)).toEqual([
    { area: 'a', options: [{ option: 'Round', price: '120.00', expectedVersion: 'v1' }] },
  ]);
  const back = drafted(typed, { do: 'change', id: 'Round', values: { price: 100_00 } });
  expect(isChanged([TWO], typed)).toBe(true);
  expect(isChanged([TWO], back)).toBe(false);
});

test('a removed stage price is left out of what is sent, and a price that can not be read is refused', () => {
  const priced = area([option('Round', { stagePrices: { s1: 10_00, s2: 20_00 } })]);
  const draft = after({ do: 'change', id: 'Round', values: { stagePrices: { s2: 20_00 } } });
  expect(areaChanges([priced], draft)[0]?.options[0]?.stagePrices).toEqual([
    { stage: 's2', amount: '20.00' },
  ]);
  const unread = after({ do: 'change', id: 'Round', values: { price: null } });
  expect(isChanged([priced], unread)).toBe(true);
  expect(problemsIn(shownArea(priced, unread).options)).toEqual({
    Round: { price: 'Enter an amount of 0 or more.' },
  });
});

test('stage prices stay below the price: equal resets, above is refused, a lowered price resets', () => {
  expect(settledStages(of(100, 99))).toBeUndefined();
  expect(settledStages(of(100, 100))).toBe('Stage prices equal the pattern price and were reset.');
  expect(settledStages(of(100, 101))).toBeUndefined();
  expect(settledPrice(of(100, 101))).toBe(
    'Stage prices were reset because the price is now below their sum.',
  );
  const above = after({ do: 'change', id: 'Round', values: { stagePrices: { s1: 101_00 } } });
  expect(problemsIn(shownArea(TWO, above).options)).toEqual({
    Round: { stagePrices: 'Stage prices cannot exceed the pattern price.' },
  });
});

test('what was saved is no draft any more', () => {
  const draft = after(
    { do: 'add', id: 'n1', area: 'a' },
    { do: 'choose', id: 'n1', area: 'a' },
    { do: 'change', id: 'Round', values: { price: 1 } },
  );
  const added = drafted(draft, { do: 'added', ids: { n1: 'Keyhole' } });
  expect(added).toEqual({ ...NOTHING, changes: { Round: { price: 1 } } });
  expect(drafted(added, { do: 'updated' })).toEqual(NOTHING);
  expect(drafted(draft, { do: 'remove', id: 'n1' })).toEqual({
    ...NOTHING,
    changes: { Round: { price: 1 } },
  });
});

test('a refusal stands at the option that it is about', () => {
  const ids = new Map([['areas.0.options.1', 'Round']]);
  expect(refusedOptions({ 'areas.0.options.1.name': 'Taken', key: 'Bad' }, ids)).toEqual({
    at: { Round: { name: 'Taken' } },
    rest: ['Bad'],
  });
});
