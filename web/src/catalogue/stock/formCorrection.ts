import {
  CORRECTION_REASONS,
  type CorrectionReason,
  type Milli,
  parseStock,
  quantityText,
} from '@galla/domain';
import { type Entries, textOf } from '../../ui/form/entries.ts';
import { checkReason } from './entries.ts';

/** The field of a product's or a variant's form that holds its stock. */
export const QUANTITY = 'available_quantity';

/** Why the stock is another one, beside the fields of a form; none of a shop's own fields can have such a name. */
export const WHY = { reason: 'stock:reason', note: 'stock:note' } as const;

/** The `beyond` of a DynamicForm that may correct a stock. */
export const NO_REASON: Entries = { [WHY.reason]: '', [WHY.note]: '' };

/** What a correction is sent with. */
export interface FormCorrection {
  /** The stock that it is based on. */
  expectedAvailable: string;
  reason?: CorrectionReason;
  note?: string;
}

/**
 * By how much a form changes the stock that it is based on; undefined where it leaves it as it is, and for what is
 * new and has none yet.
 */
export function changeOf(entries: Entries, base: Milli | undefined): Milli | undefined {
  const entered = parseStock(textOf(entries, QUANTITY));
  return base === undefined || entered === undefined || entered === base ? undefined : entered - base;
}

/** For the `hidden` of a form: without a change of the stock nothing asks why, with `hidden` among the hidden. */
export function hidingReason(
  entries: Entries,
  base: Milli | undefined,
  hidden: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const corrects = !hidden.has(QUANTITY) && changeOf(entries, base) !== undefined;
  return corrects ? hidden : new Set([...hidden, WHY.reason, WHY.note]);
}

const reasonOf = (entries: Entries): CorrectionReason | undefined =>
  CORRECTION_REASONS.find((one) => one === textOf(entries, WHY.reason));

/** What is wrong with the reason, where it is asked. */
export function checkFormReason(entries: Entries): Record<string, string> {
  if (!(WHY.reason in entries)) return {};
  const wrong = checkReason({ reason: reasonOf(entries) ?? '', note: textOf(entries, WHY.note) });
  return Object.fromEntries(Object.entries(wrong).map(([name, said]) => [`stock:${name}`, said]));
}

/** The form's own entries, without why the stock changes. */
export const ownEntries = (entries: Entries): Entries =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => !(name in NO_REASON)));

/** What a change is sent with, so that its stock is a correction with its reason. */
export function correctionOf(entries: Entries, base: Milli): FormCorrection {
  const reason = reasonOf(entries);
  const note = textOf(entries, WHY.note).trim();
  return {
    expectedAvailable: quantityText(base),
    ...(reason !== undefined && { reason }),
    ...(note !== '' && { note }),
  };
}
