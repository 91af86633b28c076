import {
  ITEM_KINDS,
  MAX_BASIS_POINTS,
  MAX_MILLI,
  MAX_PAISE,
  PAYMENT_MODES,
  type Buyer,
  type Discount,
  type DocumentType,
  type PaymentPart,
} from '@galla/domain';
import type { KeptEntry } from '../../ui/form/entries.ts';
import { hasOwnKey, type Cart, type CartLine } from './cart.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Limits beyond any real cart; larger stored values are rejected. */
const MAX_TEXT = 5000;
const MAX_LINES = 1000;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_TEXT;

const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

const isOneOf = <T>(list: readonly T[], value: unknown): value is T => list.some((one) => one === value);

const isListOf = <T>(value: unknown, most: number, is: (one: unknown) => one is T): value is T[] =>
  Array.isArray(value) && value.length <= most && value.every(is);

function isLine(value: unknown): value is CartLine {
  if (!isFields(value)) return false;
  const { key, kind, itemId, variantId, priceAtTill, hsn } = value;
  return (
    isOneOf(ITEM_KINDS, kind) &&
    isText(itemId) &&
    (variantId === undefined || isText(variantId)) &&
    (hsn === null || isText(hsn)) &&
    isText(key) &&
    (priceAtTill === undefined || typeof priceAtTill === 'boolean') &&
    hasOwnKey({ key, kind, itemId, variantId, priceAtTill }) &&
    isText(value['name']) &&
    isText(value['unit']) &&
    isWithin(value['price'], MAX_PAISE) &&
    (value['listPrice'] === undefined || isWithin(value['listPrice'], MAX_PAISE)) &&
    isWithin(value['gst'], MAX_BASIS_POINTS) &&
    isWithin(value['available'], MAX_MILLI) &&
    isWithin(value['quantity'], MAX_MILLI) &&
    ['taxInclusive', 'tracked', 'priceChanged', 'gone'].every((flag) => typeof value[flag] === 'boolean')
  );
}

const isDiscount = (value: unknown): value is Discount =>
  isFields(value) &&
  (value['kind'] === 'AMOUNT' || value['kind'] === 'PERCENT') &&
  isWithin(value['value'], value['kind'] === 'PERCENT' ? MAX_BASIS_POINTS : MAX_PAISE);

const isEntry = (value: unknown): value is KeptEntry => isText(value) || isListOf(value, MAX_LINES, isText);

const isPart = (value: unknown): value is PaymentPart =>
  isFields(value) &&
  isOneOf(PAYMENT_MODES, value['mode']) &&
  isWithin(value['amount'], MAX_PAISE) &&
  (value['reference'] === undefined || isText(value['reference'])) &&
  (value['bank'] === undefined || isText(value['bank']));

const isBuyer = (value: unknown): value is Buyer =>
  isFields(value) && ['name', 'address', 'stateCode'].every((field) => isText(value[field]));

/** Whether a stored value is a valid cart: an older version or another program may have written it. */
export function isCart(value: unknown): value is Cart {
  if (!isFields(value)) return false;
  const { key, lines, discount, advance, mode, form, reference, bank, split, buyer, payOn, prescription } =
    value;
  return (
    isText(key) &&
    key !== '' &&
    isListOf(lines, MAX_LINES, isLine) &&
    new Set(lines.map((line) => line.key)).size === lines.length &&
    (discount === null || isDiscount(discount)) &&
    (advance === null || isWithin(advance, MAX_PAISE)) &&
    (mode === null || isOneOf(PAYMENT_MODES, mode)) &&
    (reference === undefined || isText(reference)) &&
    (bank === undefined || isText(bank)) &&
    (payOn === undefined || isText(payOn)) &&
    (split == null || isListOf(split, PAYMENT_MODES.length, isPart)) &&
    (buyer === undefined || isBuyer(buyer)) &&
    isFields(form) &&
    Object.values(form).every(isEntry) &&
    (prescription === undefined || (isFields(prescription) && Object.values(prescription).every(isEntry)))
  );
}

/** The storage name of a draft: one for each customer and document type. */
export const draftName = (type: DocumentType, customerId: string): string => `cart/${type}/${customerId}`;
