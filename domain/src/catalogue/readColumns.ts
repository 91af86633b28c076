import { type FormValues, wireText } from '../forms/formValue.ts';
import type { Params } from '../messages/formatMessage.ts';
import { parseRupees } from '../money/parse.ts';
import { parsePercent, percentText } from '../percent/percent.ts';
import { isWhole, type Milli, parseStock } from '../quantity/quantity.ts';
import type { Rule } from '../refusals/rules.ts';
import { problem, type Problem } from '../refusals/problem.ts';
import { isGstRate } from '../tax/slabs.ts';
import type { ItemDraft } from './itemDraft.ts';
import { checkBarcode, spelledBarcode } from './barcode.ts';
import { earnsPercentage, type ItemField, yesOrNo } from './itemFields.ts';
import { isMeasuredUnit } from './units.ts';

/** Maximum lengths of catalogue texts, in characters; a scanner's codes have at most 64. */
const LONGEST = { code: 64, short: 100, title: 200, description: 2000 };
/** The highest rate of the GST Council's list since 2025-09-22. */
const HIGHEST_GST = 4000;
/** numeric(10,3). */
const MOST_POINTS: Milli = 9_999_999_999;

/** The entered value of a field: "" when left empty, undefined when it was not asked. */
export type Answer = (name: ItemField) => string | undefined;

/** Context of the answers. */
interface Beside {
  base: ItemDraft;
  /** Every value, including hidden ones. */
  all: FormValues;
}

const upTo = (max: number) => (value: number | undefined) =>
  value !== undefined && value >= 0 && value <= max ? value : undefined;
const money = (text: string) => upTo(Infinity)(parseRupees(text));
const points = (text: string) => upTo(MOST_POINTS)(parseStock(text));
const gst = (text: string) => upTo(HIGHEST_GST)(parsePercent(text));
/** HSN and SAC codes are sometimes written with spaces: "7117 90". */
const hsnDigits = (text: string) => text.replaceAll(/\s/g, '');

/** Parses the answers for columns of the catalogue; fields that were not asked stay as they are. */
export function readColumns(
  answer: Answer,
  { base, all }: Beside,
): { columns: ItemDraft; problems: Problem[] } {
  const problems: Problem[] = [];
  const addProblem = (name: ItemField, key: Rule, params?: Params) => {
    problems.push(problem(name, 'INVALID_INPUT', key, params));
  };

  const text = (name: ItemField, before: string | null, max: number): string | null => {
    const found = answer(name);
    if (found === undefined) return before;
    if (Array.from(found).length > max) addProblem(name, 'forms.tooLong', { max });
    return found === '' ? null : found;
  };

  /** `read` returns undefined for an invalid number; `blank` is the value of an empty field. */
  const number = <Blank>(
    name: ItemField,
    { before, blank }: { before: number | Blank; blank: Blank },
    read: (text: string) => number | undefined,
    key: Rule = 'forms.notNumber',
  ): number | Blank => {
    const found = answer(name);
    if (found === undefined) return before;
    if (found === '') return blank;
    const value = read(found);
    if (value === undefined) addProblem(name, key);
    return value ?? blank;
  };

  const flag = (name: ItemField, before: boolean, blank: boolean): boolean => {
    const found = answer(name);
    if (found === undefined) return before;
    const yes = yesOrNo(found);
    if (found !== '' && yes === undefined) addProblem(name, 'forms.notInList');
    return yes ?? blank;
  };

  const hsn = text('hsn', base.hsn, LONGEST.short);
  const code = hsn === null ? null : hsnDigits(hsn);
  if (code !== null && code !== base.hsn && !/^\d{2,8}$/.test(code))
    addProblem('hsn', 'catalogue.hsnInvalid');

  const entered = text('barcode', base.barcode, LONGEST.code);
  // An existing code is not checked: shops had codes before there was a rule.
  const isNew = entered !== null && entered !== base.barcode;
  const barcode = isNew ? spelledBarcode(entered) : entered;
  const misread = isNew ? checkBarcode(spelledBarcode(entered)) : undefined;
  if (misread && !problems.some(({ field }) => field === 'barcode')) problems.push(misread);

  const unit = text('unit', base.unit, LONGEST.short) ?? 'pc';
  const pieces = (name: ItemField, before: { before: number | null; blank: null }) => {
    const quantity = number(name, before, parseStock);
    if (quantity !== null && answer(name) !== undefined && !isMeasuredUnit(unit) && !isWhole(quantity))
      addProblem(name, 'billing.quantityNotWhole');
    return quantity;
  };
  const available = pieces('available_quantity', { before: null, blank: null });

  const rate = number('gst_percentage', { before: base.gst, blank: 0 }, gst, 'catalogue.gstOutside');
  // An existing rate is not checked, like a bar code.
  if (rate !== base.gst && !isGstRate(rate))
    addProblem('gst_percentage', 'catalogue.gstUnlawful', { rate: percentText(rate) });
  const percentage = earnsPercentage(all);
  const hasVariants = flag('has_variants', base.hasVariants, false);
  // A price entered in a form without a pricing mode is charged.
  const saidAtTill = yesOrNo(all['price_at_till']) ?? base.priceAtTill;
  const priceAtTill = flag('price_at_till', saidAtTill, false) && !hasVariants;
  const columns: ItemDraft = {
    ...base,
    title: text('title', base.title, LONGEST.title) ?? '',
    alsoCalled: text('also_called', base.alsoCalled, LONGEST.title),
    description: text('description', base.description, LONGEST.description),
    sku: text('sku', base.sku, LONGEST.code),
    barcode,
    hsn: code,
    unit,
    category: text('category_name', base.category, LONGEST.short),
    brand: text('brand', base.brand, LONGEST.short),
    type: text('type', base.type, LONGEST.short),
    size: text('size', base.size, LONGEST.short),
    color: text('color', base.color, LONGEST.short),
    price: priceAtTill ? null : number('price', { before: base.price, blank: null }, money),
    offer: priceAtTill ? null : number('offer', { before: base.offer, blank: null }, money),
    mrp: hasVariants ? null : number('mrp', { before: base.mrp, blank: null }, money),
    priceAtTill,
    taxInclusive: flag('tax_inclusive', base.taxInclusive, false),
    // Without a rate the shop's rate applies.
    gstFromSetting: flag('gst_from_setting', base.gstFromSetting, wireText(all['gst_percentage']) === ''),
    gst: rate,
    // A quantity entered without further choice means that stock is counted.
    isInventory: flag('is_inventory', base.isInventory, available !== null),
    available: available ?? undefined,
    lowStock: pieces('low_stock', { before: base.lowStock, blank: null }),
    hasVariants,
    isPercentagePoints: percentage,
    // An employee earns one or the other: the hidden value must not be paid.
    points: percentage ? 0 : number('points', { before: base.points, blank: 0 }, points),
    employeePercentage: percentage
      ? number('employee_percentage', { before: base.employeePercentage, blank: 0 }, parsePercent)
      : 0,
    duration: text('duration', base.duration, LONGEST.short),
  };
  return { columns, problems };
}
