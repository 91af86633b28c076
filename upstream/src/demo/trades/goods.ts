/** The format of a trade's goods: shelves of goods that share tax and unit. */

/** The unit of a quantity; metres and kilograms are sold in fractions. */
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
 * GST in per cent since 2025-09-22 (GST Council, 56th meeting): 0, 5, 18 and 40. `banded` is 5 up to ₹2,500 per piece
 * and 18 above: clothes, made-up textiles and shoes of HSN chapters 61 to 64.
 */
export type Rate = 0 | 5 | 18 | 40 | 'banded';

/** Sizes or colours of a product, each with its own code and stock. */
export interface VariantPlan {
  sizes?: readonly string[];
  colours?: readonly string[];
  /** Lenses: powers and coatings, each coating with its surcharge in rupees. */
  powers?: readonly string[];
  coatings?: Readonly<Record<string, number>>;
}

/** A choice within a row: a pack size, a colour, a model. */
export interface Choice<Image extends string> {
  /** Appended to the name after a comma; empty when there is only one choice. */
  label: string;
  /** Rupees. */
  price: number;
  image: Image;
}

/** Goods of one name, in one or more choices and brands. */
export interface Row<Image extends string> {
  name: string;
  choices: readonly Choice<Image>[];
  brands: readonly string[];
  variants?: VariantPlan;
  /** When it differs from the shelf's. */
  hsn?: string;
}

/** Goods that share category, code, tax and unit. */
export interface Shelf<Image extends string> {
  category: string;
  /** Prefix of the shop's own code: "DUP" in "DUP-014". */
  code: string;
  /** HSN of goods, SAC of services. */
  hsn: string;
  gst: Rate;
  /** Default pieces. */
  unit?: Unit;
  /** The approximate usual stock per item; default an ordinary stock. */
  keeps?: number;
  /** Duration of a service, in words. */
  duration?: string;
  rows: readonly Row<Image>[];
}

/** Goods of a single price. */
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

/** Goods of a single price in several colours or models, each with its picture. */
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

/** The same goods as variants. */
export const inVariants = <Image extends string>(variants: VariantPlan, row: Row<Image>): Row<Image> => ({
  ...row,
  variants,
});

/** The same goods with their own HSN code. */
export const underHsn = <Image extends string>(hsn: string, row: Row<Image>): Row<Image> => ({ ...row, hsn });
