import { newId } from '../../db/id.ts';
import type { TestApi, TestShop } from '../../testing/index.ts';

export type TestMasters = Awaited<ReturnType<typeof addMasters>>;

/** A suit of ₹1,200 with a neck of ₹150, a pattern of ₹300 and tassels of ₹75; a blouse of ₹800; three stages. Names end with `suffix`. */
export async function addMasters(api: TestApi, shop: TestShop, suffix = '') {
  const now = api.clock.now;
  const { tenantId } = shop;
  const ids = {
    suit: newId(),
    blouse: newId(),
    neck: newId(),
    collar: newId(),
    tassels: newId(),
    pattern: newId(),
    cutting: newId(),
    stitching: newId(),
    finishing: newId(),
  };
  const times = { createdAt: now, updatedAt: now };
  await shop.within(async ({ sql }) => {
    const garments = [
      { id: ids.suit, name: `Suit${suffix}`, sort: 1, price: '1200.00' },
      { id: ids.blouse, name: `Blouse${suffix}`, sort: 2, price: '800.00' },
    ];
    await sql
      .insertInto('garment')
      .values(garments.map((one) => ({ tenantId, ...one, ...times })))
      .execute();
    const area = newId();
    await sql
      .insertInto('designArea')
      .values({ tenantId, id: area, garmentId: ids.suit, name: 'Neck', kind: 'OTHER', ...times })
      .execute();
    const addOns =
      (await sql
        .selectFrom('designArea')
        .where('tenantId', '=', tenantId)
        .where('kind', '=', 'ADD_ONS')
        .select('id')
        .executeTakeFirst()) ??
      (await sql
        .insertInto('designArea')
        .values({ tenantId, id: newId(), garmentId: null, name: 'Add-ons', kind: 'ADD_ONS', ...times })
        .returning('id')
        .executeTakeFirstOrThrow());
    const option = (id: string, areaId: string, name: string, price: string, position: number) => ({
      tenantId,
      id,
      areaId,
      name,
      price,
      isDefault: position === 1,
      position,
      ...times,
    });
    await sql
      .insertInto('designOption')
      .values([
        option(ids.neck, area, 'Boat neck', '150.00', 1),
        option(ids.collar, area, 'Collar', '180.00', 2),
        option(ids.tassels, addOns.id, 'Tassels', '75.00', 1),
      ])
      .execute();
    await sql
      .insertInto('pattern')
      .values({
        tenantId,
        id: ids.pattern,
        garmentId: ids.suit,
        name: 'Zardozi',
        price: '300.00',
        images: ['shared/pattern.jpg'],
        ...times,
      })
      .execute();
    const stages = [ids.cutting, ids.stitching, ids.finishing];
    await sql
      .insertInto('stage')
      .values(
        stages.map((id, at) => ({
          tenantId,
          id,
          name: `${['Cutting', 'Stitching', 'Finishing'][at] ?? ''}${suffix}`,
          type: 'design',
          sortBy: at + 1,
          ...times,
        })),
      )
      .execute();
    await sql
      .insertInto('patternStage')
      .values({ tenantId, patternId: ids.pattern, stageId: ids.stitching, amount: '100.00' })
      .execute();
  });
  return ids;
}

/** The standard order of the tests: two suits and a blouse, 250 off, 18 per cent GST, 1,000 in advance. */
export const orderOf = (masters: TestMasters, customerId: string, more: object = {}) => ({
  customer_id: customerId,
  delivery_time: '2026-12-20',
  trial_date: '2026-12-15',
  item: [
    {
      item_id: masters.suit,
      to_whom: 'Meena',
      quantity: 2,
      design: { design_areas: [{ id: masters.neck, area_price: '150.00' }] },
      pattern_id: [masters.pattern],
      add_ons: [{ id: masters.tassels, name: 'Tassels', price: '75.00' }],
    },
    { item_id: masters.blouse, to_whom: 'Rani', quantity: 1 },
  ],
  discount: '250.00',
  advance_amt: '1000.00',
  subtotal: '4250.00',
  gst_amount: '720.00',
  final_total: '4720.00',
  pending_amt: '3720.00',
  ...more,
});
