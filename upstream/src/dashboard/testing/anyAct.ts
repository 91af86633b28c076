import fc from 'fast-check';

/** What happens in a shop that has a figure somewhere. */
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

/** One thing that somebody does, some hours after the one before, to one of the records that are there. */
export const anyAct = fc.record({
  act: fc.constantFrom(...ACTS),
  /** Owner, first or second seller. */
  by: fc.nat({ max: 2 }),
  /** Which of the records. */
  which: fc.nat(),
  /** Of what is due, or was received, in hundredths. */
  share: fc.integer({ min: 1, max: 100 }),
  quantities: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.nat({ max: 3 })),
  hours: fc.integer({ min: 0, max: 20 }),
});
export type Act = typeof anyAct extends fc.Arbitrary<infer One> ? One : never;
