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

/** What a row would do to the item that it means, or what is wrong and at which field. */
export type RowOutcome =
  | { action: 'ADD'; draft: ItemDraft }
  | { action: 'CHANGE'; draft: ItemDraft; before: ItemDraft }
  | { action: 'UNCHANGED' }
  | { action: 'REFUSED'; problems: { field: string; message: string }[] };

const STOCK = 'available_quantity';
const isNothing = (text: string) => text === '' || Number(text) === 0;

/**
 * A row of an export says everything, so that an emptied cell empties its field. Any other says only what is filled in:
 * who sends codes with new prices does not mean to take the descriptions away.
 */
function saidBy({ id, values }: RowValues): Record<string, string> {
  return id === ''
    ? Object.fromEntries(Object.entries(values).filter(([, text]) => text !== ''))
    : { ...values };
}

/** What is filled in although something else in the row makes it count for nothing: it would be lost unseen. */
function uselessFields(said: Record<string, string>, before: Record<string, string>): string[] {
  const hidden = hiddenItemFields({ ...before, ...spelled(said) });
  return [...hidden].filter((name) => !isNothing(said[name] ?? '') && said[name] !== before[name]);
}

/** The stock that is there stays, unless the sheet says another than it did when it was exported. */
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
  // As the form reads the item without any change: what it hides is not a difference of this row.
  const before = readItem(kind, fields, {}, item.draft).item ?? item.draft;
  const available: Milli = item.draft.available;
  const stock = draft.available ?? available;
  const isSame = sameItem({ ...draft, available: stock }, { ...before, available });
  return isSame ? { action: 'UNCHANGED' } : { action: 'CHANGE', draft, before: { ...before, available } };
}

/** Reads a row as its form would be read, for the item that it means or as a new one. */
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
