import type { BasisPoints, Paise } from '@galla/domain';
import type { Random } from '../random.ts';
import type { Rate, VariantPlan } from '../trades/goods.ts';
import type { Variant } from '../types.ts';
import { rateAt } from './pricing.ts';

type Kind = Pick<Variant, 'size' | 'color' | 'power' | 'coating'>;

/** Suffix of a code: "M200" for "-2.00", "P150" for "+1.50", "HC" for "Hard coat", "RED" for "Red". */
function suffix(text: string): string {
  if (/^[+-]?\d+\.\d+$/.test(text)) {
    return `${text.startsWith('-') ? 'M' : 'P'}${text.replaceAll(/[^\d]/g, '')}`;
  }
  const parts = text.split(/[\s-]+/);
  if (parts.length > 1 && /^[A-Za-z]+$/.test(parts.join('')))
    return parts.map((part) => part[0]?.toUpperCase()).join('');
  return text
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .slice(0, 6);
}

function kinds(plan: VariantPlan): { kind: Kind; extra: number }[] {
  const coatings = Object.entries(plan.coatings ?? {});
  const optical = (plan.powers ?? []).flatMap((power) =>
    coatings.length === 0
      ? [{ kind: { power }, extra: 0 }]
      : coatings.map(([coating, extra]) => ({ kind: { power, coating }, extra })),
  );
  const sizes = (plan.sizes ?? []).map((size) => ({ kind: { size }, extra: 0 }));
  const colours = (plan.colours ?? []).map((color) => ({ kind: { color }, extra: 0 }));
  return [...optical, ...sizes, ...colours];
}

/** The maximum retail price of a piece: includes all taxes by law, and is at least the price charged. */
function maximum(price: Paise, gst: BasisPoints, by: number): Paise {
  return Math.ceil(Math.round(price * (1 + gst / 10_000) * by) / 10_00) * 10_00;
}

/** The variants of a product, at its price in rupees; stock is added by `addStock`. */
export function variantsOf(
  random: Random,
  plan: VariantPlan,
  sku: string,
  rupees: number,
  rate: Rate,
): Variant[] {
  return kinds(plan).map(({ kind, extra }) => {
    const price: Paise = (rupees + extra) * 100;
    const gst = rateAt(rate, price);
    return {
      ...kind,
      sku: [sku, ...Object.values(kind).map((value) => suffix(value))].join('-'),
      price,
      mrp: maximum(price, gst, random.chance(0.3) ? 1.15 : 1),
      gst,
      opening: 0,
      stock: 0,
    };
  });
}
