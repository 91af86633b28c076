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
    'Moves a quick bill to the trash; its number stays. Refused with MONEY_RECEIVED while it is paid. One that lies there is as good',
  body: { id: Id },
  answer: moved,
});

export const restoreQuickBilling = endpoint({
  ...writing,
  path: '/restoreQuickBilling',
  summary: 'Puts a quick bill back from the trash. One that is not there is as good',
  body: { id: Id },
  answer: moved,
});

export const deleteQuickBilling = endpoint({
  ...writing,
  method: 'DELETE',
  path: '/deleteQuickBilling/:id',
  closedToKeys: true,
  summary:
    'Deletes a quick bill for good, from the trash or not; number and day stay in the register. Refused with PIN_REQUIRED unless the PIN was just given, with MONEY_RECEIVED while it is paid, with MONEY_KEPT where a receipt was ever noted',
  params: { id: Id },
  answer: Type.Object({ success: Success, message: Type.String(), id: Id }),
});

export const undoQuickBillingReceipt = endpoint({
  ...writing,
  path: '/undoQuickBillingReceipt',
  rights: ['billing:edit', 'transactions-history:delete', 'billing-history:delete'],
  summary:
    'Says that the money of a quick bill did not come after all: it is pending again, and no report counts it. Who noted and who undid it is kept. Refused with DAY_CLOSED once a closed day counts it, with CHANGED_MEANWHILE where it is pending',
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
  summary: 'What happened with up to 100 quick bills that the caller may see, oldest first',
  body: { ids: Ids },
  answer: Type.Object({ success: Success, data: Type.Array(QuickBillEvent) }),
});

export const exportQuickBilling = endpoint({
  ...reading,
  path: '/billing/exportQuickBills',
  summary: 'All quick bills that match, newest first, as a workbook; numbers as numbers and no formula',
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
