import { addDays, type Day } from '@galla/domain';
import type { OrderPayload } from '../../boutique/index.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { DemoOrder, DemoOrderItem } from '../trades/boutique/orders.ts';
import { at } from './places.ts';

/** An entry by name. @throws Error when the shop has none, because of a mistake in the plan */
function named<T>(all: readonly T[], what: string, is: (one: T) => boolean): T {
  const found = all.find(is);
  if (!found) throw new Error(`The demo tailor has no ${what}`);
  return found;
}

const dayIn = (today: Day, days: number | undefined): Day | null =>
  days === undefined ? null : addDays(today, days);

/** The shop's master data, read once, to turn planned orders into requests as a counter sends them. */
export async function choicesOf(db: TenantDb) {
  const { tenantId } = db;
  const garments = await db.sql
    .selectFrom('garment')
    .where('tenantId', '=', tenantId)
    .select(['id', 'name'])
    .execute();
  const stages = await db.sql
    .selectFrom('stage')
    .where('tenantId', '=', tenantId)
    .select(['id', 'name'])
    .execute();
  const patterns = await db.sql
    .selectFrom('pattern')
    .where('tenantId', '=', tenantId)
    .select(['id', 'name', 'garmentId'])
    .execute();
  const options = await db.sql
    .selectFrom('designOption as option')
    .innerJoin('designArea as area', (join) =>
      join.onRef('area.tenantId', '=', 'option.tenantId').onRef('area.id', '=', 'option.areaId'),
    )
    .where('option.tenantId', '=', tenantId)
    .select(['option.id', 'option.name', 'area.name as area', 'area.garmentId'])
    .execute();

  function itemOf(item: DemoOrderItem, staff: readonly string[]): OrderPayload['item'][number] {
    const garment = named(garments, item.garment, ({ name }) => name === item.garment);
    const designs = Object.entries(item.designs ?? {}).map(([area, option]) =>
      named(
        options,
        `${area}: ${option}`,
        (one) => one.garmentId === garment.id && one.area === area && one.name === option,
      ),
    );
    const pattern =
      item.pattern === undefined
        ? undefined
        : named(patterns, item.pattern, (one) => one.garmentId === garment.id && one.name === item.pattern);
    const addOn =
      item.addOn === undefined
        ? undefined
        : named(options, item.addOn, (one) => one.garmentId === null && one.name === item.addOn);
    return {
      item_id: garment.id,
      to_whom: item.toWhom,
      note: item.note ?? null,
      quantity: item.quantity,
      design: { design_areas: designs.map(({ id }) => ({ id })) },
      pattern_id: pattern ? [pattern.id] : [],
      add_ons: addOn ? [{ id: addOn.id }] : [],
      assignments: item.works.map(([stage, place]) => ({
        stage_id: named(stages, stage, ({ name }) => name === stage).id,
        employee_id: at(staff, place),
      })),
    };
  }

  return {
    payloadOf(
      order: DemoOrder,
      { today, customerId, staff }: { today: Day; customerId: string; staff: readonly string[] },
    ): OrderPayload {
      return {
        order_type: order.alteration ? 'alteration' : 'new',
        customer_id: customerId,
        delivery_time: addDays(today, order.deliverIn),
        trial_date: dayIn(today, order.trialIn),
        function_date: dayIn(today, order.functionIn),
        urgent_status: order.urgent ? 'Urgent' : 'Normal',
        item: order.items.map((item) => itemOf(item, staff)),
        discount: order.discount === undefined ? null : order.discount.toFixed(2),
        advance_amt: order.advance.toFixed(2),
        payment_mode: order.upi ? 'UPI' : 'Cash',
        ...(order.upi && { payment_reference: '4270155839' + String(10 + order.ago) }),
      };
    },
  };
}
