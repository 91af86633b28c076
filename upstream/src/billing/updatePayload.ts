import { MAX_REASON } from '@galla/domain';
import Type from 'typebox';
import { Id, MoneyIn, Nullable, QuantityIn, Text } from '../http/schemas.ts';
import { refundWay } from './refunds/payload.ts';
import { billItemFields, documentPayload, type DocumentPayload, TaxDetail } from './payload.ts';

/** A line of the edited bill. One of the same item as before keeps the name, code and rate that it was billed at. */
const UpdatedItem = Type.Object(
  { ...billItemFields, amount: Type.Optional(MoneyIn), total_amount: Type.Optional(MoneyIn) },
  { additionalProperties: false },
);

/**
 * The documented payload as an edit takes it: all lines as they are to be. Sums and tax details may be left out; what is
 * sent must agree to the paisa with what upstream computes. Type, customer, `ref_invoice` and the advance stay as they
 * are and may be left out, or named as such; `pending_amount` is what is left after all that was received.
 */
export const updatePayload = {
  ...documentPayload,
  type: Type.Optional(documentPayload.type),
  customer_id: Type.Optional(Id),
  total_amount: Type.Optional(MoneyIn),
  pending_amount: Type.Optional(MoneyIn),
  total_gst: Type.Optional(MoneyIn),
  total_items: Type.Optional(Type.Integer({ minimum: 0, maximum: 500 })),
  net_amount: Type.Optional(MoneyIn),
  total_qty: Type.Optional(QuantityIn),
  bill_items: Type.Array(UpdatedItem, { maxItems: 500 }),
  tax_details: Type.Optional(Type.Array(TaxDetail, { maxItems: 500 })),
  /** Why an issued invoice is changed; needed of one, kept in its trail. */
  reason: Type.Optional(Nullable(Text(MAX_REASON))),
  /** How money goes back where more was received than the document comes to after the edit; without it that is refused. */
  refund: refundWay,
  /** The document's `revision` as the caller saw it: refused with CHANGED_MEANWHILE when it was edited since. */
  expected_revision: Type.Optional(Type.Integer({ minimum: 0 })),
  /** What was still to pay as the caller saw it: refused with CHANGED_MEANWHILE when it was paid since. */
  expected_pending: Type.Optional(MoneyIn),
};

const sentBody = Type.Object(updatePayload);
export type UpdatePayload = Type.Static<typeof sentBody>;
/** What a document is read from: made, or edited. */
export type SentPayload = UpdatePayload & Pick<DocumentPayload, 'type' | 'customer_id'>;
export type UpdatedItemPayload = Type.Static<typeof UpdatedItem>;
