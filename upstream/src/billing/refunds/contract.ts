import { MAX_REASON } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { BillPaper } from '../../tenant/printContract.ts';
import { Id, ModeWord, MoneyIn, Nullable, Success, Text } from '../../http/schemas.ts';
import { DocumentRow, PaymentMade } from '../answers.ts';

/** Refunds on a document, with their voucher (CGST Act 2017, section 31(3)(e) for advances). */

export const refundDocument = endpoint({
  method: 'POST',
  path: '/billing/refunds',
  summary:
    'Refunds money on an invoice or an order, with a refund voucher of its own number: at most what was received and not yet refunded, otherwise fails with REFUND_EXCEEDS_RECEIVED. With Credit the shop keeps it as the customer’s credit, which pays a later bill. The amount is then pending again; edits and the trash take a `refund` of their own',
  tenant: 'query',
  rights: ['billing:edit', 'transactions-history:delete', 'billing-history:delete'],
  repeat: 'keyed',
  body: {
    document_id: Id,
    amount: MoneyIn,
    /** The received amount that the caller saw; CHANGED_MEANWHILE when it changed since. */
    expected_received: MoneyIn,
    payment_mode: ModeWord,
    /** UTR for UPI; for a card its last four digits and for a bank transfer its reference, both required. */
    reference: Type.Optional(Nullable(Text(35))),
    /** For a bank transfer: name of the bank; refused with any other mode. */
    bank: Type.Optional(Nullable(Text(60))),
    /** Reason of the refund, stored with it. */
    reason: Text(MAX_REASON),
  },
  answer: Type.Object({ success: Success, message: Type.String(), data: DocumentRow, payment: PaymentMade }),
});

export const refundVoucherPdf = endpoint({
  method: 'GET',
  path: '/billing/refunds/:id/pdf',
  summary:
    'Returns the voucher of a refund as a PDF, by the id of its payment, for an 80 mm roll or the given paper',
  answers: 'binary',
  tenant: 'query',
  rights: ['billing-history:view', 'billing:view', 'transactions-history:view'],
  repeat: 'safe',
  params: { id: Id },
  query: { paper: Type.Optional(BillPaper) },
  answer: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
});
