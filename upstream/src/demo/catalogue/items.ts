import { catalogPrice, checkDigit } from '@galla/domain';
import type { Random } from '../random.ts';
import type { TradePlan } from '../trades/plan.ts';
import type { Item } from '../types.ts';
import { type Draft, expand, firstOf } from './expand.ts';
import { looksOf } from './looks.ts';
import { brandFactor, nearPrice, printedPrice, rateAt } from './pricing.ts';
import { variantsOf } from './variants.ts';

/** Number of products and services of a demo shop, in total. */
const ITEMS = 300;

function title({ row, choice, brand }: Draft): string {
  const text = `${brand ? `${brand} ` : ''}${row.name}${choice.label ? `, ${choice.label}` : ''}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What an employee earns from it: points by price, or a percentage, higher on services than on goods. */
function incentive(
  random: Random,
  plan: TradePlan,
  draft: Draft,
  rupees: number,
): Pick<Item, 'points' | 'employeePercentage'> {
  if (plan.incentive === 'POINTS') return { points: Math.ceil(rupees / 100) * 250, employeePercentage: 0 };
  const share = draft.kind === 'SERVICE' ? random.pick([500, 800, 1000]) : random.pick([0, 0, 100, 150]);
  return { points: 0, employeePercentage: share };
}

/** A brand's price factor, and its maker's number in Indian bar codes (890). */
const newBrand = (random: Random): { factor: number; maker: string } => ({
  factor: brandFactor(random),
  maker: String(random.int(1000, 9999)),
});

/** The shop's own code, "DUP-014", numbered per prefix. */
function nextSku(counts: Map<string, number>, code: string): string {
  const count = (counts.get(code) ?? 0) + 1;
  counts.set(code, count);
  return `${code}-${String(count).padStart(3, '0')}`;
}

/** The trade's catalogue, without stock. */
export function randomItems(random: Random, plan: TradePlan): Item[] {
  const pictures = Object.keys(plan.images);
  const drafts = firstOf([...expand('PRODUCT', plan.products), ...expand('SERVICE', plan.services)], ITEMS);
  const counts = new Map<string, number>();
  const brands = new Map<string, { factor: number; maker: string }>();
  return drafts.map((draft, at): Item => {
    const { kind, shelf, row, choice, brand } = draft;
    if (brand && !brands.has(brand)) brands.set(brand, newBrand(random));
    const made = brand ? brands.get(brand) : undefined;
    const rupees = made ? nearPrice(choice.price, made.factor) : choice.price;
    const price = rupees * 100;
    const offer = random.chance(0.12) ? nearPrice(rupees, 0.9) * 100 : undefined;
    const sku = nextSku(counts, shelf.code);
    const product = kind === 'PRODUCT';
    const coded = product && random.chance(plan.barcodes);
    const number = made && `890${made.maker}${String(at + 1).padStart(5, '0')}`;
    return {
      kind,
      title: title(draft),
      sku,
      ...(coded && number && { barcode: number + checkDigit(number) }),
      hsn: row.hsn ?? shelf.hsn,
      unit: shelf.unit ?? 'pc',
      category: shelf.category,
      ...(brand && { brand }),
      price,
      ...(offer !== undefined && offer < price && { offer }),
      ...(coded && number && plan.taxInclusive && { mrp: printedPrice(rupees, at) }),
      gst: rateAt(shelf.gst, catalogPrice(kind, price, offer) ?? price),
      taxInclusive: product && plan.taxInclusive,
      tracked: product && (row.variants !== undefined || random.chance(0.94)),
      opening: 0,
      stock: 0,
      variants: row.variants ? variantsOf(random, row.variants, sku, rupees, shelf.gst) : [],
      ...incentive(random, plan, draft, rupees),
      ...(shelf.duration && !product && { duration: shelf.duration }),
      ...(product && looksOf(draft)),
      status: 'AVAILABLE',
      marketplace: false,
      image: pictures.indexOf(choice.image) + 1,
    };
  });
}

/** The approximate usual stock of an item, by its shelf. */
export function usualStock(plan: TradePlan, item: Item): number {
  return plan.products.find((shelf) => item.sku.startsWith(`${shelf.code}-`))?.keeps ?? 40;
}
