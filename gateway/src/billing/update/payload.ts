import { percentText, quantityText, rupees } from '@galla/domain';
import type { billing } from '@galla/upstream/contract';
import { dbIdOf, optionalDbId, parseId } from '../../relay/ids.ts';
import { refused } from '../../refusals/RefusalError.ts';
import type { Arguments } from '../../rest/arguments.ts';
import type { DiscountInput, UpdatedLineInput, UpdateDocumentInput } from '../../types.generated.ts';
import { prescribed, prescribedField } from '../draft/prescribed.ts';
import { limitApprovalOf } from '../limitApproval.ts';
import { refundWay } from '../refundWay.ts';
import { WIRE_PAYMENT_MODE } from '../wire.ts';

type UpdateBody = Arguments<typeof billing.updateDocument>['body'];
type UpdatedItem = UpdateBody['bill_items'][number];

/** The item sold: its global id tells whether it is a product or a service. */
function soldBy(id: string): Pick<UpdatedItem, 'product_id' | 'service_id'> {
  const named = parseId(id);
  if (named?.type === 'Product') return { product_id: named.dbId };
  if (named?.type === 'Service') return { service_id: named.dbId };
  throw refused('NOT_FOUND');
}

function itemOf({ item, variant, quantity, price }: UpdatedLineInput): UpdatedItem {
  const qty = quantityText(quantity);
  return {
    ...soldBy(item),
    qty,
    offer_price: rupees(price),
    ...(variant != null && { variant: [{ variant_id: dbIdOf('Variant', variant), variant_qty: qty }] }),
  };
}

const discountOf = ({ amount, percent }: DiscountInput) =>
  percent == null
    ? { discount_type: 'amount' as const, discount_amount: rupees(amount ?? 0) }
    : { discount_type: 'percentage' as const, discount_precentage: percentText(percent) };

/** The edit as REST takes it. Its sums are left to upstream, which has the document as billed. */
export function updateBody(input: UpdateDocumentInput): UpdateBody {
  const { paymentMode, discount, expectedTotal, payOn, zeroConfirmed } = input;
  const employee = optionalDbId('Employee', input.employee);
  const approval = limitApprovalOf(input.limitApproval);
  return {
    doc_id: dbIdOf('Document', input.document),
    expected_revision: input.expectedRevision,
    expected_pending: rupees(input.expectedPending),
    bill_items: input.lines.map(itemOf),
    payment_mode: paymentMode ? WIRE_PAYMENT_MODE[paymentMode] : '',
    ...(employee !== undefined && { employee_id: employee }),
    ...(discount && discountOf(discount)),
    ...(expectedTotal != null && { total_amount: rupees(expectedTotal) }),
    ...(payOn !== undefined && { pay_on: payOn }),
    ...(zeroConfirmed === true && { zero_confirmed: 1 as const }),
    form_data: {
      description: input.description ?? null,
      delivery_date: input.deliveryDate ?? null,
      extra: Object.fromEntries((input.extra ?? []).map(({ name, value }) => [name, value])),
    },
    ...(input.prescription !== undefined && {
      prescription_detail: input.prescription && prescribed(input.prescription),
    }),
    ...refundWay(input.refund),
    reason: input.reason ?? null,
    ...(approval !== undefined && { limit_approval: approval }),
  };
}

const FIELDS: ReadonlyMap<string, string> = new Map([
  ['doc_id', 'document'],
  ['employee_id', 'employee'],
  ['payment_mode', 'paymentMode'],
  ['discount_type', 'discount'],
  ['discount_amount', 'discount'],
  ['discount_precentage', 'discount'],
  ['total_amount', 'expectedTotal'],
  ['expected_revision', 'expectedRevision'],
  ['expected_pending', 'expectedPending'],
  ['form_data.delivery_date', 'deliveryDate'],
  ['form_data.description', 'description'],
  ['pay_on', 'payOn'],
  ['bill_items', 'lines'],
  ['refund.payment_mode', 'refund.mode'],
]);

const LINE = /^bill_items\.(\d+)(?:\.(.+))?$/;

/** The input field that a field of the body was made from. */
export function updateField(field: string): string {
  const [, index, part] = LINE.exec(field) ?? [];
  if (index !== undefined) {
    const line = `lines.${index}`;
    if (part === undefined) return line;
    if (part === 'qty' || part.endsWith('variant_qty')) return `${line}.quantity`;
    return part === 'offer_price' || part === 'price' ? `${line}.price` : line;
  }
  return prescribedField(field) ?? FIELDS.get(field) ?? field.replace(/^form_data\.(extra\.)/, '$1');
}
