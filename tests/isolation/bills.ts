import fc from 'fast-check';
import { idPool } from './ids.ts';
import type { Planted } from './plant.ts';
import type { World } from './world.ts';

const RUPEES = 100;

/**
 * Payloads of bills with correct sums, so that only their ids can be refused: each line is ₹100 without tax, for a
 * product's variant or a service.
 */
export function billsOf(world: World, type: string): fc.Arbitrary<object> {
  const { own, shared, foreign } = world;
  return fc
    .constantFrom(own, shared, foreign)
    .chain((base) => {
      // Mostly records that belong together, with one of them sometimes swapped for another shop's.
      const id = (kind: keyof Planted) =>
        fc.oneof(
          { weight: 5, arbitrary: fc.constant(base[kind]) },
          { weight: 1, arbitrary: idPool(world, kind) },
        );
      const line = fc.oneof(
        fc.record({ product_id: id('product'), variant_id: id('variant') }),
        fc.record({ service_id: id('service') }),
      );
      return fc.record({
        customer: id('customer'),
        employee: fc.option(idPool(world, 'staff'), { freq: 1 }),
        lines: fc.array(line, { minLength: 1, maxLength: 2 }),
      });
    })
    .map(({ customer, employee, lines }) => ({
      type,
      customer_id: customer,
      employee_id: employee,
      IsPaid: null,
      total_amount: lines.length * RUPEES,
      pending_amount: lines.length * RUPEES,
      total_gst: 0,
      total_items: lines.length,
      net_amount: lines.length * RUPEES,
      total_qty: lines.length,
      payment_mode: 'Cash',
      bill_items: lines.map((one) => ({
        qty: 1,
        offer_price: RUPEES,
        amount: RUPEES,
        total_amount: RUPEES,
        ...('service_id' in one
          ? { service_id: one.service_id }
          : { product_id: one.product_id, variant: [{ variant_id: one.variant_id, variant_qty: 1 }] }),
      })),
      tax_details: lines.map((one) => ({
        taxable_value: RUPEES,
        cgst: 0,
        cgst_percent: 0,
        sgst: 0,
        sgst_percent: 0,
        total_gst: 0,
        ...('service_id' in one ? { service_id: one.service_id } : { product_id: one.product_id }),
      })),
      form_data: {},
    }));
}
