import { checkDelivery, isSoldWhole, parseQuantity, type DeliveryLine, type Paise } from '@galla/domain';
import { formErrors } from '../../ui/problems.ts';

/** A product or variant of the delivery, with what was entered. */
export interface Line {
  /** Global ids; the variant is empty without one. */
  product: string;
  variant: string;
  name: string;
  unit: string;
  quantity: string;
  cost: Paise | undefined;
  /** The typed cost is not an amount. */
  unreadable: boolean;
}

/** What a search or a scan finds. */
export type FoundLine = Pick<Line, 'product' | 'variant' | 'name' | 'unit'>;

/** The form values of a delivery. */
export interface Entries {
  supplier: string;
  billNumber: string;
  lines: readonly Line[];
}

export const NO_ENTRIES: Entries = { supplier: '', billNumber: '', lines: [] };

/** Identifies a line: each product or variant is entered once. */
export const lineKey = ({ product, variant }: Pick<Line, 'product' | 'variant'>): string =>
  `${product}/${variant}`;

export const isWhole = ({ unit, variant }: Pick<Line, 'unit' | 'variant'>): boolean =>
  isSoldWhole(unit, variant === '' ? undefined : variant);

/** The numbers of a line; undefined where missing or unreadable. */
export const numbersOf = (line: Line): DeliveryLine => ({
  quantity: parseQuantity(line.quantity),
  // No amount at all is refused as one below 0 is.
  cost: line.unreadable ? -1 : line.cost,
  whole: isWhole(line),
});

/** Problems by field, those of a line as "lines.0.quantity". */
export function checkEntries({ supplier, billNumber, lines }: Entries): Record<string, string> {
  const found = formErrors(checkDelivery({ supplier, billNumber }, lines.map(numbersOf)));
  const { bill_number: ofBill, ...errors } = found;
  return { ...errors, ...(ofBill !== undefined && { billNumber: ofBill }) };
}

/** The problem of a field of a line; of its product, which has no field, at the quantity. */
export function lineProblem(
  errors: Readonly<Record<string, unknown>>,
  index: number,
  field: 'quantity' | 'cost',
): string | undefined {
  const own = errors[`lines.${index}.${field}`];
  const ofProduct = errors[`lines.${index}.product`] ?? errors[`lines.${index}.variant`];
  const found = own ?? (field === 'quantity' ? ofProduct : undefined);
  return typeof found === 'string' ? found : undefined;
}

const isLine = (value: unknown): value is Line =>
  typeof value === 'object' &&
  value !== null &&
  ['product', 'variant', 'name', 'unit', 'quantity'].every(
    (key) => typeof (value as Record<string, unknown>)[key] === 'string',
  );

/** What a draft can restore: the text of an unreadable cost is not stored. */
export const readableOf = (entries: Entries): Entries => ({
  ...entries,
  lines: entries.lines.map((line) => ({ ...line, unreadable: false })),
});

/** Whether a stored draft is valid: an older version may have stored another shape. */
export const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' &&
  value !== null &&
  ['supplier', 'billNumber'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string') &&
  Array.isArray((value as Entries).lines) &&
  (value as Entries).lines.every(isLine);
