import { percentText, quantityText, rupees } from '@galla/domain';
import { limitApprovalOf, wireMoneyMode } from '../billing/index.ts';
import { dbIdOf, parseId } from '../relay/ids.ts';
import { omitUndefined } from '../rest/omitUndefined.ts';
import type {
  CreateOrderInput,
  OrderItemInput,
  OrderedFabricInput,
  UpdateOrderInput,
} from '../types.generated.ts';

/** Uploads are identified by global id, existing pictures of the item by key. */
const pictureOf = (named: string): string => {
  const known = parseId(named);
  return known?.type === 'Upload' ? known.dbId : named;
};

const UNITS = { INCH: 'inch', CM: 'cm' } as const;
const METHODS = { FORM: 'form', TEXT: 'text', UPLOAD: 'upload' } as const;

function measurementsOf({ measurements }: OrderItemInput) {
  if (measurements == null) return measurements;
  const { method, values, unit, custom, text, images, instructions } = measurements;
  return {
    type: METHODS[method],
    measurements: [...(values ?? [])],
    measurementUnit: UNITS[unit ?? 'INCH'],
    customMeasurements: [...(custom ?? [])],
    measurementText: text ?? null,
    measurementImages: (images ?? []).map(pictureOf),
    specialInstructions: instructions ?? null,
  };
}

const fabricPayload = ({ product, variant, quantity, rate }: OrderedFabricInput) => ({
  product_id: dbIdOf('Product', product),
  variant_id: variant == null ? null : dbIdOf('Variant', variant),
  quantity: quantityText(quantity),
  rate: rupees(rate),
});

function itemPayload(item: OrderItemInput) {
  const patterns = (item.customPatterns ?? []).map(({ name, price, images, stagePrices, keep }) => ({
    name,
    price: rupees(price),
    image: images.map(pictureOf),
    stage_prices: (stagePrices ?? []).map(({ stage, amount }) => ({
      stage: dbIdOf('Stage', stage),
      price: rupees(amount),
    })),
    keep: keep ? (1 as const) : (0 as const),
  }));
  const measurements = measurementsOf(item);
  return {
    id: item.item == null ? null : dbIdOf('OrderItem', item.item),
    item_id: dbIdOf('Garment', item.garment),
    to_whom: item.toWhom ?? null,
    note: item.note ?? null,
    quantity: item.quantity,
    design: { design_areas: (item.designs ?? []).map((id) => ({ id: dbIdOf('DesignOption', id) })) },
    pattern_id: (item.patterns ?? []).map((id) => dbIdOf('Pattern', id)),
    pattern: patterns,
    add_ons: (item.addOns ?? []).map(({ option, name, amount }) => ({
      id: option == null ? null : dbIdOf('DesignOption', option),
      ...omitUndefined({ name: name ?? undefined }),
      ...(amount != null && { price: rupees(amount) }),
    })),
    ...(item.fabrics != null && { fabrics: item.fabrics.map(fabricPayload) }),
    ...(measurements !== undefined && { measurements }),
    assignments: (item.assignments ?? []).flatMap(({ stage, employees }) =>
      employees.map((employee) => ({
        stage_id: dbIdOf('Stage', stage),
        employee_id: dbIdOf('Employee', employee),
      })),
    ),
  };
}

/**
 * An order as REST takes it: only the choices. Upstream computes the sums and compares them with what the customer
 * was told.
 */
export function orderPayload(input: CreateOrderInput | UpdateOrderInput) {
  const { discount, expectedTotal, paymentMode } = input;
  const approval = limitApprovalOf(input.limitApproval);
  return {
    order_type: input.type === 'ALTERATION' ? ('alteration' as const) : ('new' as const),
    employee_id: input.employee == null ? null : dbIdOf('Employee', input.employee),
    delivery_time: input.deliveryDate,
    function_date: input.functionDate ?? null,
    trial_date: input.trialDate ?? null,
    urgent_status: input.urgent === true ? ('Urgent' as const) : ('Normal' as const),
    ref_no: input.reference ?? null,
    item: input.items.map(itemPayload),
    discount: discount?.amount == null ? null : rupees(discount.amount),
    discount_percentage: discount?.percent == null ? null : percentText(discount.percent),
    payment_reference: input.paymentReference ?? null,
    ...(input.paymentBank != null && { payment_bank: input.paymentBank }),
    ...(paymentMode != null && { payment_mode: wireMoneyMode(paymentMode, 'paymentMode') }),
    ...(approval !== undefined && { limit_approval: approval }),
    ...(expectedTotal != null && { expected_total: rupees(expectedTotal) }),
  };
}

const NAMES: Readonly<Record<string, string>> = {
  customer_id: 'customer',
  employee_id: 'employee',
  delivery_time: 'deliveryDate',
  function_date: 'functionDate',
  trial_date: 'trialDate',
  ref_no: 'reference',
  discount_percentage: 'discount',
  payment_mode: 'paymentMode',
  payment_reference: 'paymentReference',
  payment_bank: 'paymentBank',
  expected_total: 'expectedTotal',
  expected_version: 'expectedVersion',
  limit_approval: 'limitApproval',
};

/** The input field of a payload field: those of an item are at `items.<index>.<field>`. */
export const orderField =
  (advance: 'advance' | 'received') =>
  (field: string): string => {
    if (field === 'advance_amt' || field === 'amount') return advance;
    return (
      NAMES[field] ??
      field
        .replace(/^item(?=\.|$)/, 'items')
        .replace(/^(items\.\d+)\.item_id$/, '$1.garment')
        .replace(/^(items\.\d+)\.id$/, '$1.item')
        .replace(/^(items\.\d+)\.to_whom$/, '$1.toWhom')
        .replace(/^(items\.\d+)\.design(?:\.design_areas)?(?=\.|$)/, '$1.designs')
        .replace(/^(items\.\d+\.designs\.\d+)\..*$/, '$1')
        .replace(/^(items\.\d+)\.pattern_id/, '$1.patterns')
        .replace(/^(items\.\d+)\.pattern(?=\.|$)/, '$1.customPatterns')
        .replace(/\.image(?=\.|$)/, '.images')
        .replace(/^(items\.\d+)\.add_ons/, '$1.addOns')
        .replace(/^(items\.\d+\.addOns\.\d+)\.price$/, '$1.amount')
        .replace(/^(items\.\d+\.fabrics\.\d+)\.(product|variant)_id$/, '$1.$2')
        .replace(/\.measurementImages/, '.images')
        .replace(/\.measurementText/, '.text')
        .replace(/^(items\.\d+)\.assignments\..*$/, '$1.assignments')
    );
  };
