/** How a trade's list of goods is written down: shelves of goods that share their tax and unit. */

/** The unit that a quantity counts; metres and kilograms are sold in fractions. */
export type Unit =
  | 'm'
  | 'kg'
  | 'pc'
  | 'pair'
  | 'box'
  | 'roll'
  | 'bag'
  | 'job'
  | 'visit'
  | 'session'
  | 'month'
  | 'year';

/**
 * GST in per cent since 2025-09-22 (GST Council, 56th meeting): 0, 5, 18 and 40. `banded` is 5 up to ₹2,500 a
 * piece and 18 above: clothes, made-up textiles and shoes of HSN chapters 61 to 64.
 */
export type Rate = 0 | 5 | 18 | 40 | 'banded';

/** Sizes or colours in which one product is kept, each with its own code and stock. */
export interface VariantPlan {
  sizes?: readonly string[];
  colours?: readonly string[];
  /** Lenses: powers and coatings, the coating with what it adds to the price in rupees. */
  powers?: readonly string[];
  coatings?: Readonly<Record<string, number>>;
}

/** One way in which a row is sold: a pack size, a colour, a model. */
export interface Choice<Image extends string> {
  /** Follows the name after a comma; empty when there is only one. */
  label: string;
  /** Rupees. */
  price: number;
  image: Image;
}

/** Goods of one name, in one or more choices and of one or more brands. */
export interface Row<Image extends string> {
  name: string;
  choices: readonly Choice<Image>[];
  brands: readonly string[];
  variants?: VariantPlan;
  /** Where it differs from the shelf's. */
  hsn?: string;
}

/** Goods that share category, code, tax and unit. */
export interface Shelf<Image extends string> {
  category: string;
  /** Begins the shop's own code: "DUP" of "DUP-014". */
  code: string;
  /** HSN of goods, SAC of services. */
  hsn: string;
  gst: Rate;
  /** Pieces unless said otherwise. */
  unit?: Unit;
  /** Roughly how many units the shop keeps of one of them; absent: an ordinary stock. */
  keeps?: number;
  /** How long a service takes, in words. */
  duration?: string;
  rows: readonly Row<Image>[];
}

/** Goods of one price. */
export const one = <Image extends string>(
  name: string,
  image: Image,
  price: number,
  brands: readonly string[] = [],
): Row<Image> => ({ name, brands, choices: [{ label: '', price, image }] });

/** Goods in several sizes, each with its price. */
export const sized = <Image extends string>(
  name: string,
  image: Image,
  prices: Readonly<Record<string, number>>,
  brands: readonly string[] = [],
): Row<Image> => ({
  name,
  brands,
  choices: Object.entries(prices).map(([label, price]) => ({ label, price, image })),
});

/** Goods of one price in several colours or models, each with its picture. */
export const coloured = <Image extends string>(
  name: string,
  price: number,
  pictures: Readonly<Record<string, Image>>,
  brands: readonly string[] = [],
): Row<Image> => ({
  name,
  brands,
  choices: Object.entries<Image>(pictures).map(([label, image]) => ({ label, price, image })),
});

/** The same goods, kept in variants. */
export const inVariants = <Image extends string>(variants: VariantPlan, row: Row<Image>): Row<Image> => ({
  ...row,
  variants,
});

/** The same goods under a code of their own. */
export const underHsn = <Image extends string>(hsn: string, row: Row<Image>): Row<Image> => ({ ...row, hsn });
