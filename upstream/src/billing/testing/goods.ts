import { type Milli, naturalKey, quantityText, rupees, type BasisPoints, type Paise } from '@galla/domain';
import { newId } from '../../db/id.ts';
import type { TestShop } from '../../testing/index.ts';

/** Earlier than the clock of any test. */
const OPENED = new Date('2026-04-01T04:30:00Z');

/** An item to sell in a test, with what a payload needs of it. */
export interface TestItem {
  id: string;
  kind: 'PRODUCT' | 'SERVICE';
  title: string;
  hsn: string | null;
  price: Paise;
  gst: BasisPoints;
  taxInclusive: boolean;
}

/** Differences from the default item: a product of ₹100 with 18 % GST and untracked stock. */
export interface ItemOptions extends Partial<Omit<TestItem, 'id'>> {
  unit?: string;
  sku?: string;
  barcode?: string;
  category?: string;
  alsoCalled?: string | null;
  /** Makes the stock tracked, with this quantity. */
  stock?: Milli;
  /** Low-stock threshold of the item. */
  lowStock?: Milli;
  hasVariants?: boolean;
  status?: string;
  offer?: Paise;
  mrp?: Paise;
  /** Whether it has no price of its own; `price` is then used by bills. */
  priceAtTill?: boolean;
  image?: string;
}

/** Adds an item to a shop's catalogue, with an opening stock movement. */
export async function addItem(shop: TestShop, options: ItemOptions = {}): Promise<TestItem> {
  const { kind = 'PRODUCT', title = 'Shirt', hsn = null, price = 10_000, gst = 1800 } = options;
  const { taxInclusive = false, stock, offer, mrp, unit = 'pc', hasVariants = false, ...rest } = options;
  const id = newId();
  await shop.within(async ({ sql, tenantId }) => {
    await sql
      .insertInto('catalogueItem')
      .values({
        tenantId,
        id,
        kind,
        title,
        sortKey: naturalKey(title),
        hsn,
        unit,
        hasVariants,
        taxInclusive,
        price: rest.priceAtTill === true ? null : rupees(price),
        offer: offer === undefined ? null : rupees(offer),
        mrp: mrp === undefined ? null : rupees(mrp),
        gstPercentage: rupees(gst),
        isInventory: stock !== undefined,
        availableQuantity: hasVariants ? '0' : quantityText(stock ?? 0),
        lowStock: rest.lowStock === undefined ? null : quantityText(rest.lowStock),
        sku: rest.sku ?? null,
        barcode: rest.barcode ?? null,
        category: rest.category ?? null,
        alsoCalled: rest.alsoCalled ?? null,
        image: rest.image ?? null,
        status: rest.status ?? 'AVAILABLE',
        points: '1.5',
        employeePercentage: '2',
      })
      .execute();
    if (stock === undefined || hasVariants) return;
    const opening = { reason: 'OPENING', quantity: quantityText(stock), createdAt: OPENED };
    await sql
      .insertInto('stockMove')
      .values({ tenantId, id: newId(), itemId: id, ...opening })
      .execute();
  });
  return { id, kind, title, hsn, price, gst, taxInclusive };
}

/** Adds a variant of a product, with its stock. */
export async function addVariant(
  shop: TestShop,
  item: TestItem,
  variant: { sku: string; stock: Milli; price?: Paise; barcode?: string; size?: string },
): Promise<string> {
  const id = newId();
  const price = rupees(variant.price ?? item.price);
  await shop.within(async ({ sql, tenantId }) => {
    await sql
      .insertInto('catalogueVariant')
      .values({
        tenantId,
        id,
        itemId: item.id,
        sku: variant.sku,
        barcode: variant.barcode ?? null,
        size: variant.size ?? null,
        mrp: price,
        sellPrice: price,
        gstPercentage: rupees(item.gst),
        availableQuantity: quantityText(variant.stock),
      })
      .execute();
    const opening = { reason: 'OPENING', quantity: quantityText(variant.stock), createdAt: OPENED };
    await sql
      .insertInto('stockMove')
      .values({ tenantId, id: newId(), itemId: item.id, variantId: id, ...opening })
      .execute();
  });
  return id;
}

/** The current stock of an item: "4.000". */
export async function stockOf(shop: TestShop, { id }: TestItem): Promise<string> {
  const { availableQuantity } = await shop.within(({ sql, tenantId }) =>
    sql
      .selectFrom('catalogueItem')
      .where('tenantId', '=', tenantId)
      .where('id', '=', id)
      .select('availableQuantity')
      .executeTakeFirstOrThrow(),
  );
  return availableQuantity;
}
