import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkEditable, checkReason, checkReceived, type EditedDocument } from './checkEdit.ts';
import { pendingAmount } from './pending.ts';

const OPEN: EditedDocument = {
  type: 'INVOICE',
  trashed: false,
  canceled: false,
  accepted: false,
  billed: false,
  fromOrder: false,
  returned: false,
  dayClosed: false,
};

test.each<[string, Partial<EditedDocument>, string]>([
  [
    'a document in the trash',
    { trashed: true, canceled: true },
    'This document is in the trash. Put it back before you edit it.',
  ],
  ['a canceled document', { canceled: true }, 'This document is canceled'],
  [
    'an order that was billed',
    { type: 'ORDER', billed: true },
    'This order was billed. Edit its invoice instead.',
  ],
  [
    'a proposal that was accepted',
    { type: 'PROPOSAL', accepted: true },
    'This proposal was accepted. Edit the order or bill made from it instead.',
  ],
  [
    'an invoice with a credit note',
    { returned: true },
    'Items of this invoice came back. Because of its credit notes it can no longer change.',
  ],
  [
    'an invoice of a closed day',
    { dayClosed: true },
    'The day of this invoice is closed. Make a credit note for less, or a new bill for more.',
  ],
  [
    'an invoice of an order in pieces',
    { fromOrder: true },
    'This invoice matches its order in pieces to the paisa. It cannot be edited.',
  ],
])('%s is not edited', (_, document, message) => {
  expect(checkEditable({ ...OPEN, ...document })?.message).toBe(message);
});

test('any other document is', () => {
  for (const type of ['INVOICE', 'ORDER', 'PROPOSAL'] as const) {
    expect(checkEditable({ ...OPEN, type })).toBeUndefined();
  }
});

test('an invoice needs a reason, and nothing else does', () => {
  expect(checkReason('INVOICE', undefined)?.field).toBe('reason');
  expect(checkReason('INVOICE', '  ')?.message).toBe('Say why the invoice is changed');
  expect(checkReason('INVOICE', 'Wrong price')).toBeUndefined();
  expect(checkReason('ORDER', undefined)).toBeUndefined();
});

test('what may be edited to owes exactly what was not received; what may not tells what would be to give back', () => {
  const amount = fc.integer({ min: 0, max: 100_000_000 });
  fc.assert(
    fc.property(amount, amount, (total, received) => {
      const found = checkReceived(total, received);
      expect(found === undefined).toBe(received <= total);
      const owed = found ? undefined : pendingAmount(total, 0, received);
      expect(owed).toBe(found ? undefined : total - received);
    }),
  );
  expect(checkReceived(90_000, 118_050)?.message).toBe(
    '₹1,180.50 was received, so ₹280.50 would have to be given back. Keep the total at ₹1,180.50 or more.',
  );
});
