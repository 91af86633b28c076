import type { CalculatorPress, MessageKey, TapeLine } from '@galla/domain';
import { Delete, Diff, Divide, Equal, Minus, Percent, Plus, X, type LucideIcon } from 'lucide-react';
import type { KeyboardEvent } from 'react';

/** Display form of the signs. */
export const SIGNS: Readonly<Record<TapeLine['sign'], string>> = {
  '': '',
  '+': '+',
  '-': '−',
  '*': '×',
  '/': '÷',
  '=': '=',
};

/** A key of the calculator. */
export interface CalculatorKey {
  press: CalculatorPress;
  /** Accessible name, if the key is not a digit. */
  says?: MessageKey;
  /** The icon, or else the text, on the key. */
  icon?: LucideIcon;
  face?: string;
}

const digits = (text: string): CalculatorKey[] =>
  Array.from(text, (digit) => ({ press: { key: 'digit', digit }, face: digit }));

/** The keys in rows of four. */
export const KEYS: readonly CalculatorKey[] = [
  { press: { key: 'clear' }, says: 'quickBill.clear', face: 'C' },
  { press: { key: 'sign' }, says: 'quickBill.changeSign', icon: Diff },
  { press: { key: 'percent' }, says: 'quickBill.percent', icon: Percent },
  { press: { key: 'operator', operator: '/' }, says: 'quickBill.divide', icon: Divide },
  ...digits('789'),
  { press: { key: 'operator', operator: '*' }, says: 'quickBill.multiply', icon: X },
  ...digits('456'),
  { press: { key: 'operator', operator: '-' }, says: 'quickBill.subtract', icon: Minus },
  ...digits('123'),
  { press: { key: 'operator', operator: '+' }, says: 'quickBill.add', icon: Plus },
  ...digits('0'),
  { press: { key: 'digit', digit: '.' }, says: 'quickBill.point', face: '.' },
  { press: { key: 'erase' }, says: 'quickBill.erase', icon: Delete },
  { press: { key: 'equals' }, says: 'quickBill.equals', icon: Equal },
];

const TYPED: Readonly<Record<string, CalculatorPress>> = {
  '+': { key: 'operator', operator: '+' },
  '-': { key: 'operator', operator: '-' },
  '*': { key: 'operator', operator: '*' },
  x: { key: 'operator', operator: '*' },
  '/': { key: 'operator', operator: '/' },
  '%': { key: 'percent' },
  '=': { key: 'equals' },
  Enter: { key: 'equals' },
  Escape: { key: 'clear' },
};

/**
 * The press for a key of the keyboard; undefined for keys that type text.
 * @param fresh a result is shown, which the next digit replaces
 */
export function pressOfKey(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  fresh: boolean,
): CalculatorPress | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (fresh && /^[\d.]$/.test(key)) return { key: 'digit', digit: key };
  return fresh && key === 'Backspace' ? { key: 'erase' } : TYPED[key];
}
