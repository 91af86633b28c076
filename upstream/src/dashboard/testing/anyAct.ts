import fc from 'fast-check';

/** Acts that affect some figure of a shop. */
const ACTS = [
  'contact',
  'bill',
  'order',
  'proposal',
  'convert',
  'pay',
  'refund',
  'return',
  'trash',
  'restore',
  'quickBill',
  'quickMoney',
  'openingDue',
  'account',
  'appointment',
  'done',
  'pieces',
  'payPieces',
  'finishPieces',
  'billPieces',
  'cancelPieces',
] as const;
export type ActName = (typeof ACTS)[number];

/** A random act of a person on an existing record, some hours after the previous one. */
export const anyAct = fc.record({
  act: fc.constantFrom(...ACTS),
  /** Owner, first or second seller. */
  by: fc.nat({ max: 2 }),
  /** Index of the record. */
  which: fc.nat(),
  /** Share of the due or received amount, in hundredths. */
  share: fc.integer({ min: 1, max: 100 }),
  quantities: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.nat({ max: 3 })),
  hours: fc.integer({ min: 0, max: 20 }),
});
export type Act = typeof anyAct extends fc.Arbitrary<infer One> ? One : never;
