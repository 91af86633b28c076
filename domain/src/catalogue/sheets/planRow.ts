import type { FormField } from '../../forms/formField.ts';
import { formatMessage } from '../../messages/formatMessage.ts';
import { parseStock, quantityText, type Milli } from '../../quantity/quantity.ts';
import type { ItemKind } from '../item.ts';
import type { ItemDraft } from '../itemDraft.ts';
import { hiddenItemFields, spelled } from '../itemFields.ts';
import { itemValues } from '../itemValues.ts';
import { readItem } from '../readItem.ts';
import type { KnownItem } from './matchRow.ts';
import type { RowValues } from './readRows.ts';

/** The outcome of a row for its item, or its problems by field. */
export type RowOutcome =
  | { action: 'ADD'; draft: ItemDraft }
  | { action: 'CHANGE'; draft: ItemDraft; before: ItemDraft }
  | { action: 'UNCHANGED' }
  | { action: 'REFUSED'; problems: { field: string; message: string }[] };

const STOCK = 'available_quantity';
const isNothing = (text: string) => text === '' || Number(text) === 0;

/**
 * A row of an export states every field, so an emptied cell empties its field. Any other row states only its filled
 * cells: a sheet of codes with new prices must not delete the descriptions.
 */
function saidBy({ id, values }: RowValues): Record<string, string> {
  return id === ''
    ? Object.fromEntries(Object.entries(values).filter(([, text]) => text !== ''))
    : { ...values };
}

/** Filled fields that another value of the row makes irrelevant: they would be lost without notice. */
function uselessFields(said: Record<string, string>, before: Record<string, string>): string[] {
  const hidden = hiddenItemFields({ ...before, ...spelled(said) });
  return [...hidden].filter((name) => !isNothing(said[name] ?? '') && said[name] !== before[name]);
}

/** The stock stays unless the sheet's value differs from the exported one. */
function stockMeant(said: Record<string, string>, { expected }: RowValues, { draft }: KnownItem) {
  const stock = parseStock(said[STOCK] ?? '');
  const seen = parseStock(expected);
  if (stock === undefined || stock === seen) return { leave: stock !== undefined };
  return {
    leave: false,
    isStale: seen !== undefined && seen !== draft.available && stock !== draft.available,
  };
}

const sameItem = (one: ItemDraft, other: ItemDraft): boolean =>
  JSON.stringify(itemValues(one)) === JSON.stringify(itemValues(other));

function changed(
  draft: ItemDraft,
  { kind, fields, item }: { kind: ItemKind; fields: readonly FormField[]; item: KnownItem },
): RowOutcome {
  // The item as the form reads it unchanged, so that hidden fields do not count as differences of this row.
  const before = readItem(kind, fields, {}, item.draft).item ?? item.draft;
  const available: Milli = item.draft.available;
  const stock = draft.available ?? available;
  const isSame = sameItem({ ...draft, available: stock }, { ...before, available });
  return isSame ? { action: 'UNCHANGED' } : { action: 'CHANGE', draft, before: { ...before, available } };
}

/** Reads a row like its form, for its existing item or as a new one. */
export function planRow(
  row: RowValues,
  { kind, fields, item }: { kind: ItemKind; fields: readonly FormField[]; item: KnownItem | undefined },
): RowOutcome {
  const said = saidBy(row);
  const before = item ? itemValues(item.draft) : {};
  const problems = uselessFields(said, before).map((field) => ({
    field,
    message: formatMessage('sheets.useless'),
  }));
  if (item) {
    const { leave, isStale } = stockMeant(said, row, item);
    if (leave) delete said[STOCK];
    if (isStale) {
      const n = quantityText(item.draft.available);
      problems.push({ field: STOCK, message: formatMessage('sheets.stockChanged', { n }) });
    }
  }
  const read = readItem(kind, fields, said, item?.draft);
  const found = [...problems, ...(read.problems ?? [])];
  if (item?.hasVariantRows && read.item?.hasVariants === false && item.draft.hasVariants)
    found.push({ field: 'has_variants', message: formatMessage('catalogue.variantsLeft') });
  if (found.length > 0 || !read.item) return { action: 'REFUSED', problems: found };
  return item ? changed(read.item, { kind, fields, item }) : { action: 'ADD', draft: read.item };
}
