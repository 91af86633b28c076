import { LENGTH_UNITS, MAX_BASIS_POINTS, MAX_ITEM_PIECES, MAX_MILLI, MAX_PAISE } from '@galla/domain';
import type { OrderDraft } from './orderDraft.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Longer texts and lists are not something a person entered. */
const MAX_TEXT = 5000;
const MAX_LIST = 500;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= MAX_TEXT;
const isWithin = (value: unknown, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
const isList = (value: unknown, is: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length <= MAX_LIST && value.every(is);
const hasTexts = (value: unknown, ...names: string[]): value is Fields =>
  isFields(value) && names.every((name) => isText(value[name]));
const isAmount = (value: unknown): boolean => isWithin(value, MAX_PAISE);

const isOption = (value: unknown): boolean =>
  hasTexts(value, 'option', 'area', 'name') && isAmount(value['price']);
const isFabric = (value: unknown): boolean =>
  hasTexts(value, 'product', 'variant', 'name', 'unit') &&
  isWithin(value['quantity'], MAX_MILLI) &&
  isAmount(value['rate']);
const isImage = (value: unknown): boolean => hasTexts(value, 'upload', 'url');
const isMeasured = (value: unknown): boolean => hasTexts(value, 'name', 'value');
const isPattern = (value: unknown): boolean =>
  hasTexts(value, 'pattern', 'name') &&
  isAmount(value['price']) &&
  (value['image'] === null || isText(value['image'])) &&
  isList(value['stagePrices'], (one) => hasTexts(one, 'name') && isAmount(one['amount']));
const isCustom = (value: unknown): boolean =>
  hasTexts(value, 'key', 'name') &&
  isAmount(value['price']) &&
  typeof value['keep'] === 'boolean' &&
  isList(value['images'], isImage) &&
  isFields(value['stagePrices']) &&
  Object.values(value['stagePrices']).every((amount) => amount === null || isAmount(amount));
const isMeasurements = (value: unknown): boolean =>
  value === null ||
  (hasTexts(value, 'method', 'text', 'instructions') &&
    ['FORM', 'TEXT', 'UPLOAD'].includes(String(value['method'])) &&
    (value['unit'] === undefined || LENGTH_UNITS.some((unit) => unit === value['unit'])) &&
    isList(value['values'], isMeasured) &&
    isList(value['custom'], isMeasured) &&
    isList(value['images'], isImage));
const isAssignment = (value: unknown): boolean =>
  hasTexts(value, 'stage') && isList(value['employees'], isText);

const isItem = (value: unknown): boolean =>
  hasTexts(value, 'key', 'garment', 'name', 'toWhom', 'note') &&
  (value['item'] === undefined || isText(value['item'])) &&
  isAmount(value['price']) &&
  isWithin(value['quantity'], MAX_ITEM_PIECES * 1000) &&
  isList(value['designs'], isOption) &&
  isList(value['addOns'], isOption) &&
  (value['fabrics'] === undefined || isList(value['fabrics'], isFabric)) &&
  isList(value['patterns'], isPattern) &&
  isList(value['customPatterns'], isCustom) &&
  isMeasurements(value['measurements']) &&
  isList(value['assignments'], isAssignment);

const isPart = (value: unknown): boolean =>
  isFields(value) && hasTexts(value, 'employee') && isWithin(value['percent'], 100);

const isDiscount = (value: unknown): boolean =>
  value === null ||
  (isFields(value) &&
    ((value['kind'] === 'AMOUNT' && isAmount(value['value'])) ||
      (value['kind'] === 'PERCENT' && isWithin(value['value'], MAX_BASIS_POINTS))));

/** Whether stored data is an order draft. An older version or another script may have written it. */
export function isOrderDraft(value: unknown): value is OrderDraft {
  if (!hasTexts(value, 'key', 'employee', 'functionDate', 'trialDate', 'deliveryDate', 'reference', 'shown'))
    return false;
  const { key, version, customer, type, step, urgent, discount, advance, items, shown, parts } = value;
  return (
    key !== '' &&
    (version === undefined || isAmount(version)) &&
    (customer === null || hasTexts(customer, 'id', 'name', 'mobile')) &&
    (type === 'NEW' || type === 'ALTERATION') &&
    (parts === undefined || isList(parts, isPart)) &&
    (step === 'items' || step === 'review') &&
    typeof urgent === 'boolean' &&
    isDiscount(discount) &&
    isAmount(advance) &&
    isList(items, isItem) &&
    Array.isArray(items) &&
    new Set(items.map((item: Fields) => item['key'])).size === items.length &&
    items.some((item: Fields) => item['key'] === shown)
  );
}

/** The key under which a draft is stored: one for a new order, one for each edited order. */
export const draftName = (order: string | undefined): string => `order/${order ?? 'new'}`;
