import { percentText, quantityText, rupees, type CommissionPart, type DocumentType } from '@galla/domain';
import type {
  CreateDocumentInput,
  DocumentLineInput,
} from '../../__generated__/useCreateDocumentMutation.graphql.ts';
import type { KeptEntry } from '../../ui/form/entries.ts';
import { isPrescribed, prescriptionInput } from '../prescription/entries.ts';
import { partInput } from '../payments/partInput.ts';
import { buyerOf, type Cart, type CartLine } from './cart.ts';
import type { CartTotals } from './cartTotals.ts';

/** Fields of the form `invoice` that the graph has fields for; the others are the shop's own. */
const KNOWN = ['description', 'delivery_date', 'advance'];

/** Several choices are sent as one comma-separated text (spec 2 §3). */
export const textOf = (entry: KeptEntry | undefined): string =>
  (typeof entry === 'string' ? entry : (entry ?? []).join(',')).trim();

/** The entries of the shop's own fields. */
export const valuesOf = (form: Cart['form']) =>
  Object.entries(form)
    .map(([name, entry]) => ({ name, value: textOf(entry) }))
    .filter(({ name, value }) => value !== '' && !KNOWN.includes(name));

/** One input line for each line of the cart, in order, so that a problem at "lines.2" belongs to the third line. */
function lineInput(line: CartLine): DocumentLineInput {
  const { itemId, variantId, quantity } = line;
  const price = line.priceChanged ? { price: rupees(line.price) } : {};
  if (variantId === undefined) return { item: itemId, quantity: quantityText(quantity), ...price };
  return { item: itemId, variants: [{ variant: variantId, quantity: quantity / 1000, ...price }] };
}

/** Advance and mode, or the payments if those say more: a split, a reference, cash with change. */
function paidInput({ mode }: Cart, { advance, parts }: CartTotals): Partial<CreateDocumentInput> {
  const plain = parts.every(({ reference, bank, tendered }) =>
    [reference, bank, tendered].every((one) => one === undefined),
  );
  if (parts.length <= 1 && plain) {
    const paymentMode = parts[0]?.mode ?? mode;
    return { advance: rupees(advance), ...(paymentMode !== null && { paymentMode }) };
  }
  return { payments: parts.map(partInput) };
}

interface Chosen {
  type: DocumentType;
  customerId: string;
  employeeId?: string | undefined;
  /** The employees who share the commission. */
  parts?: readonly CommissionPart[] | undefined;
  walkIn?: boolean | undefined;
  /** The user confirmed that a total of ₹0.00 is intended. */
  zeroConfirmed?: boolean;
}

/**
 * The input that creates the document: the choices, and the total shown to the customer, so that a price that has
 * changed since is refused instead of billed.
 */
export function documentInput(cart: Cart, totals: CartTotals, chosen: Chosen): CreateDocumentInput {
  const { discount, form } = cart;
  const buyer = chosen.walkIn ? buyerOf(cart) : undefined;
  const description = textOf(form['description']);
  const deliveryDate = textOf(form['delivery_date']);
  const extra = valuesOf(form);
  return {
    key: cart.key,
    type: chosen.type,
    customer: chosen.customerId,
    lines: cart.lines.map(lineInput),
    expectedTotal: rupees(totals.total),
    ...paidInput(cart, totals),
    ...(chosen.zeroConfirmed === true && { zeroConfirmed: true }),
    ...(buyer !== undefined && { buyer }),
    ...(chosen.employeeId !== undefined && { employee: chosen.employeeId }),
    ...(chosen.parts !== undefined && { commissionParts: [...chosen.parts] }),
    ...(discount !== null && {
      discount:
        discount.kind === 'AMOUNT'
          ? { amount: rupees(discount.value) }
          : { percent: percentText(discount.value) },
    }),
    ...(description !== '' && { description }),
    ...(deliveryDate !== '' && { deliveryDate }),
    ...(cart.payOn && totals.pending > 0 && chosen.type !== 'PROPOSAL' && { payOn: cart.payOn }),
    ...(extra.length > 0 && { extra }),
    ...(isPrescribed(cart.prescription) && { prescription: prescriptionInput(cart.prescription) }),
  };
}
