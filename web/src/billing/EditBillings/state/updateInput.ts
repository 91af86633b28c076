import { percentText, quantityText, rupees, type BillTotals, type Paise } from '@galla/domain';
import type { UpdateDocumentInput } from '../../../__generated__/useUpdateDocumentMutation.graphql.ts';
import type { CartLine } from '../../cart/cart.ts';
import { textOf, valuesOf } from '../../cart/documentInput.ts';
import { wayInput } from '../../refund/way.ts';
import { isPrescribed, prescriptionInput } from '../../prescription/entries.ts';
import { isPrescribedAnew, reasonText, USUAL_REFUND, type Edit } from './edit.ts';

const lineInput = ({
  itemId,
  variantId,
  quantity,
  price,
}: CartLine): UpdateDocumentInput['lines'][number] => ({
  item: itemId,
  ...(variantId !== undefined && { variant: variantId }),
  quantity: quantityText(quantity),
  price: rupees(price),
});

interface Sent {
  documentId: string;
  totals: BillTotals;
  /** The amount that would remain to be paid. */
  pending: Paise;
  overpaid: Paise;
  zeroConfirmed: boolean;
}

/** The input that saves an edit: the document's new state, and the version it was based on. */
export function updateInput(
  { seen, cart, reason, refund = USUAL_REFUND }: Edit,
  sent: Sent,
): UpdateDocumentInput {
  const { discount, mode, form } = cart;
  const description = textOf(form['description']);
  const deliveryDate = textOf(form['delivery_date']);
  const extra = valuesOf(form);
  const why = reasonText(reason);
  return {
    key: cart.key,
    document: sent.documentId,
    expectedRevision: seen.revision,
    expectedPending: rupees(seen.pending),
    lines: cart.lines.map(lineInput),
    expectedTotal: rupees(sent.totals.total),
    ...(mode !== null && { paymentMode: mode }),
    ...(discount !== null && {
      discount:
        discount.kind === 'AMOUNT'
          ? { amount: rupees(discount.value) }
          : { percent: percentText(discount.value) },
    }),
    ...(description !== '' && { description }),
    ...(deliveryDate !== '' && { deliveryDate }),
    ...(sent.pending > 0 && { payOn: cart.payOn || null }),
    ...(extra.length > 0 && { extra }),
    ...(isPrescribedAnew(cart, seen.cart) && {
      prescription: isPrescribed(cart.prescription) ? prescriptionInput(cart.prescription) : null,
    }),
    ...(sent.overpaid > 0 && { refund: wayInput(refund) }),
    ...(sent.zeroConfirmed && { zeroConfirmed: true }),
    ...(why !== '' && { reason: why }),
  };
}
