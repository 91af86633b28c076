import { MAX_REASON } from '@galla/domain';
import Type from 'typebox';
import { Id, MoneyIn, Nullable, QuantityIn, Text } from '../http/schemas.ts';
import { refundWay } from './refunds/payload.ts';
import { billItemFields, documentPayload, type DocumentPayload, TaxDetail } from './payload.ts';

/** A line of the edited bill. A line of the same item as before keeps its billed name, code and rate. */
const UpdatedItem = Type.Object(
  { ...billItemFields, amount: Type.Optional(MoneyIn), total_amount: Type.Optional(MoneyIn) },
  { additionalProperties: false },
);

/**
 * The documented payload for an edit, with all lines in their final state. Sums and tax details are optional; those
 * sent must match the computed ones to the paisa. Type, customer, `ref_invoice` and advance can't change and may be
 * left out or repeated; `pending_amount` is the amount left after everything received.
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
  /** Why an issued invoice is changed; required for one, and recorded in its history. */
  reason: Type.Optional(Nullable(Text(MAX_REASON))),
  /** How to refund when more was received than the edited total; without it such an edit is refused. */
  refund: refundWay,
  /** The document's `revision` that the caller saw: CHANGED_MEANWHILE when it was edited since. */
  expected_revision: Type.Optional(Type.Integer({ minimum: 0 })),
  /** The pending amount that the caller saw: CHANGED_MEANWHILE when it was paid since. */
  expected_pending: Type.Optional(MoneyIn),
};

const sentBody = Type.Object(updatePayload);
export type UpdatePayload = Type.Static<typeof sentBody>;
/** The payload a draft is read from, for creation and edit alike. */
export type SentPayload = UpdatePayload & Pick<DocumentPayload, 'type' | 'customer_id'>;
export type UpdatedItemPayload = Type.Static<typeof UpdatedItem>;
