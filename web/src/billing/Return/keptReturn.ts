import { MAX_MILLI, MAX_REASON, MONEY_MODES, RETURN_REASONS, type Milli } from '@galla/domain';
import type { Sold } from './soldDocument.ts';
import { settlementsFor, startValues, type ReturnValues } from './values.ts';

/** A return as stored on the device, with the returnable quantity of each line at that time. */
export interface KeptReturn extends Omit<ReturnValues, 'bank'> {
  /** Missing in older versions. */
  bank?: string;
  left: Readonly<Record<string, Milli>>;
}

/** The storage name: one for each invoice. */
export const draftName = (documentId: string): string => `return/${documentId}`;

export const keptReturn = ({ rows }: Sold, values: ReturnValues): KeptReturn => ({
  ...values,
  left: Object.fromEntries(rows.map(({ id, left }) => [id, left])),
});

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_REASON;

const isOneOf = (list: readonly unknown[], value: unknown): boolean => list.includes(value);

const isMilli = (value: unknown): value is Milli =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= MAX_MILLI;

const areQuantities = (value: unknown): boolean => isFields(value) && Object.values(value).every(isMilli);

/** Whether a stored value is a valid return: an older version may have written it. */
export const isKeptReturn = (value: unknown): value is KeptReturn =>
  isFields(value) &&
  areQuantities(value['quantities']) &&
  areQuantities(value['left']) &&
  Array.isArray(value['damaged']) &&
  value['damaged'].every(isText) &&
  isOneOf([...RETURN_REASONS, ''], value['reason']) &&
  isText(value['note']) &&
  isOneOf(['BILL', 'REFUND', 'CREDIT'], value['settlement']) &&
  isOneOf(MONEY_MODES, value['mode']) &&
  isText(value['reference']) &&
  (value['bank'] === undefined || isText(value['bank']));

/**
 * Fits a stored return to the current invoice. Lines with returns since then are dropped, because this very return
 * may have been saved and its answer lost with the tab.
 * @returns `changed`, and no values if no line is left
 */
export function fitted(sold: Sold, mayBill: boolean, kept: KeptReturn) {
  const chosen = Object.entries(kept.quantities).filter(([, quantity]) => quantity > 0);
  const standing = chosen.filter(([id]) =>
    sold.rows.some((row) => row.id === id && row.left === kept.left[id]),
  );
  const changed = standing.length < chosen.length;
  if (changed && standing.length === 0) return { changed, values: undefined };
  const ids = new Set(standing.map(([id]) => id));
  const { left: _, ...typed } = kept;
  const offered = settlementsFor(sold, mayBill).includes(kept.settlement);
  const values: ReturnValues = {
    ...typed,
    bank: typed.bank ?? '',
    quantities: Object.fromEntries(standing),
    damaged: kept.damaged.filter((id) => ids.has(id)),
    settlement: offered ? kept.settlement : startValues(sold, mayBill).settlement,
  };
  return { changed, values };
}
