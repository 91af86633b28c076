import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Day, Id, Ids, Instant, Nullable, Success, Text } from '../../http/schemas.ts';
import { QuickBill, QuickModeWord } from '../answers.ts';

/** Trash of quick bills, undone receipts, and the workbook. The specification names no call. */

const moved = Type.Object({ success: Success, message: Type.String(), data: QuickBill });

const writing = {
  method: 'POST',
  tenant: 'query',
  rights: ['transactions-history:delete', 'billing-history:delete'],
  repeat: 'keyed',
} as const;

export const trashQuickBilling = endpoint({
  ...writing,
  path: '/trashQuickBilling',
  summary:
    'Moves a quick bill to the trash; its number is kept. Fails with MONEY_RECEIVED while it is paid. Succeeds if it is already there',
  body: { id: Id },
  answer: moved,
});

export const restoreQuickBilling = endpoint({
  ...writing,
  path: '/restoreQuickBilling',
  summary: 'Restores a quick bill from the trash. Succeeds if it is not there',
  body: { id: Id },
  answer: moved,
});

export const deleteQuickBilling = endpoint({
  ...writing,
  method: 'DELETE',
  path: '/deleteQuickBilling/:id',
  closedToKeys: true,
  summary:
    'Permanently deletes a quick bill, in the trash or not; number and day stay in the register. Fails with PIN_REQUIRED unless the PIN was just given, with MONEY_RECEIVED while it is paid, with MONEY_KEPT if a payment was ever recorded',
  params: { id: Id },
  answer: Type.Object({ success: Success, message: Type.String(), id: Id }),
});

export const undoQuickBillingReceipt = endpoint({
  ...writing,
  path: '/undoQuickBillingReceipt',
  rights: ['billing:edit', 'transactions-history:delete', 'billing-history:delete'],
  summary:
    'Reverts the payment of a quick bill: it is pending again, and no report counts it. Keeps who recorded and who reverted it. Fails with DAY_CLOSED once a closed day counts it, with CHANGED_MEANWHILE if it is pending',
  body: { id: Id },
  answer: moved,
});

export const QuickBillEvent = Type.Object({
  quick_bill_id: Id,
  kind: Type.Union([
    Type.Literal('RECEIVED'),
    Type.Literal('UNDONE'),
    Type.Literal('TRASHED'),
    Type.Literal('RESTORED'),
  ]),
  /** The mode of the receipt that was recorded or undone. */
  payment_mode: Nullable(QuickModeWord),
  reference: Nullable(Type.String()),
  at: Instant,
  by_name: Type.String(),
});

const reading = {
  method: 'POST',
  tenant: 'query',
  rights: ['billing-history:view', 'billing:view', 'transactions-history:view'],
  repeat: 'safe',
} as const;

export const quickBillingEvents = endpoint({
  ...reading,
  path: '/quickBillingEvents',
  summary: 'Lists the events of up to 100 quick bills that the caller may see, oldest first',
  body: { ids: Ids },
  answer: Type.Object({ success: Success, data: Type.Array(QuickBillEvent) }),
});

export const exportQuickBilling = endpoint({
  ...reading,
  path: '/billing/exportQuickBills',
  summary: 'Exports all matching quick bills, newest first, as a workbook; numbers as numbers, no formulas',
  answers: 'binary',
  body: {
    from_date: Type.Optional(Nullable(Day)),
    to_date: Type.Optional(Nullable(Day)),
    search: Type.Optional(Nullable(Text(100))),
    status: Type.Optional(Nullable(Type.Union([Type.Literal('Pending'), Type.Literal('Paid')]))),
    /** True: only quick bills in the trash; false: none of them; left out: both. */
    trash: Type.Optional(Type.Boolean()),
  },
  answer: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
});
