import { checkForm } from '../forms/checkForm.ts';
import type { FormField } from '../forms/formField.ts';
import { type FormValues, wireText } from '../forms/formValue.ts';
import { parseRupees } from '../money/parse.ts';
import type { Paise } from '../money/paise.ts';
import { formatMessage } from '../messages/formatMessage.ts';
import { readPowerText } from '../optical/power/powerText.ts';
import { isWhole, type Milli, parseStock } from '../quantity/quantity.ts';
import { problem, type Problem } from '../refusals/problem.ts';
import { checkBarcode, spelledBarcode } from './barcode.ts';
import { withGst, type ChargedTax } from './mrp.ts';
import { VARIANT_TEXTS, type VariantDraft, type VariantTextField, variantValues } from './variantDraft.ts';

/** The variant read from a form, or the problems with field names. */
export type ReadVariant =
  | { variant: VariantDraft; problems?: undefined }
  | { variant?: undefined; problems: Problem[] };

const NO_TAX: ChargedTax = { gst: 0, taxInclusive: false };

/** Maximum lengths of texts, in characters; a scanner's codes have at most 64. */
const LONGEST: Partial<Record<VariantTextField, number>> = { sku: 64, barcode: 64, description: 2000 };
const LONGEST_TEXT = 100;
const NUMBERS: ReadonlySet<string> = new Set(['mrp', 'sell_price', 'available_quantity']);

const isTextField = (name: string): name is VariantTextField => Object.hasOwn(VARIANT_TEXTS, name);
const isColumn = (name: string): boolean => isTextField(name) || NUMBERS.has(name);

/** A lens power in stored form; an unchanged one is not checked again. */
const powerText = (text: string, standing: string): string | Problem =>
  text === standing ? text : readPowerText('power', formatMessage('optical.power'), text);

/** A bar code in stored form; an unchanged one is not checked again. */
function barcodeText(text: string, standing: string): string | Problem {
  if (text === standing) return text;
  const code = spelledBarcode(text);
  return checkBarcode(code) ?? code;
}

function readText(name: VariantTextField, text: string, standing: string): string | Problem | null {
  const max = LONGEST[name] ?? LONGEST_TEXT;
  if (Array.from(text).length > max) return problem(name, 'INVALID_INPUT', 'forms.tooLong', { max });
  if (text === '') return name === 'sku' ? problem('sku', 'INVALID_INPUT', 'optical.skuMissing') : null;
  if (name === 'barcode') return barcodeText(text, standing);
  return name === 'power' ? powerText(text, standing) : text;
}

const notNumber = (field: string): Problem => problem(field, 'INVALID_INPUT', 'forms.notNumber');

/**
 * Prices in paise. One price can stand for both, and the selling price is at most the MRP (Legal Metrology rules).
 * Without an MRP, it is the price with GST, since an MRP includes all taxes.
 */
function readPrices(
  mrp: string,
  sellPrice: string,
  tax: ChargedTax,
): { mrp: Paise; sellPrice: Paise } | Problem {
  const [printed, asked] = [parseRupees(mrp), parseRupees(sellPrice)];
  if (mrp !== '' && (printed === undefined || printed < 0)) return notNumber('mrp');
  if (sellPrice !== '' && (asked === undefined || asked < 0)) return notNumber('sell_price');
  const price = asked ?? printed;
  if (price === undefined) return problem('sell_price', 'INVALID_INPUT', 'optical.priceMissing');
  if (printed !== undefined && price > printed) {
    return problem('sell_price', 'INVALID_INPUT', 'optical.priceAboveMrp');
  }
  return { mrp: printed ?? withGst(price, tax), sellPrice: price };
}

function readStock(text: string): Milli | Problem | undefined {
  if (text === '') return undefined;
  const stock = parseStock(text);
  if (stock === undefined) return notNumber('available_quantity');
  return isWhole(stock) ? stock : problem('available_quantity', 'INVALID_INPUT', 'billing.quantityNotWhole');
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value;

/** The columns of a variant from texts by field name and from its existing values. */
function readColumns(
  textOf: (name: string) => string,
  standing: (name: string) => string,
  tax: ChargedTax,
): { columns: Omit<VariantDraft, 'fields'> } | Problem[] {
  const names = Object.keys(VARIANT_TEXTS).filter((name) => isTextField(name));
  const texts = names.map(
    (name) => [VARIANT_TEXTS[name], readText(name, textOf(name), standing(name))] as const,
  );
  const prices = readPrices(textOf('mrp'), textOf('sell_price'), tax);
  const available = readStock(textOf('available_quantity'));
  const problems = [...texts.map(([, value]) => value), prices, available].filter((one) => isProblem(one));
  if (problems.length > 0) return problems;
  return { columns: { ...Object.fromEntries(texts), ...prices, available } as Omit<VariantDraft, 'fields'> };
}

/**
 * Reads a submitted form `product_variants_{type}` into a variant. Form and REST API both use it (spec 3 §3
 * Variant, §7). Problems carry the names of the fields; those from the shop's own form come first.
 * @param form the shop's form
 * @param values the entered values; in a change, omitted ones stay as they are
 * @param base the variant being changed; omitted for a new one
 * @param tax the tax added to its price on a bill; omitted where prices are only checked
 */
export function readVariant(
  form: { name: string; fields: readonly FormField[] },
  values: FormValues,
  base?: VariantDraft,
  tax: ChargedTax = NO_TAX,
): ReadVariant {
  const asked = form.fields.filter(({ type, access }) => !access && type !== 'file');
  const before: FormValues = base ? variantValues(base) : {};
  const known = new Set(asked.map(({ name }) => name));
  const all: FormValues = { ...before, ...values };
  const answers = Object.fromEntries(
    Object.entries(all).filter(([name]) => known.has(name) || Object.hasOwn(values, name)),
  );
  const wrong = checkForm(asked, answers, form.name);
  const read = readColumns(
    (name) => wireText(all[name]),
    (name) => wireText(before[name]),
    tax,
  );
  const wrongFields = new Set(wrong.map(({ field }) => field));
  const problems = Array.isArray(read)
    ? [...wrong, ...read.filter(({ field }) => !wrongFields.has(field))]
    : wrong;
  if (Array.isArray(read) || problems.length > 0) return { problems };
  const own = asked.flatMap(({ name }): [string, string][] =>
    isColumn(name) ? [] : [[name, wireText(all[name])]],
  );
  const kept = Object.entries({ ...base?.fields, ...Object.fromEntries(own) });
  return {
    variant: { ...read.columns, fields: Object.fromEntries(kept.filter(([, text]) => text !== '')) },
  };
}
