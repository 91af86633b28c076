import {
  blankItem,
  type FormField,
  hiddenItemFields,
  holdsList,
  type ItemKind,
  itemValues,
  partsOf,
  wireText,
} from '@galla/domain';
import { type Entries, type Entry, valueOf } from '../../ui/form/entries.ts';

/**
 * The stock field in the form of a product or variant. It is entered once; later the stock is corrected
 * separately.
 */
export const QUANTITY = 'available_quantity';

export interface FieldValue {
  readonly name: string;
  readonly value: string;
}

/**
 * Defaults of a new item, as most items have them. Stock is left empty, because a quantity turns on stock
 * tracking.
 */
const BEGINNING = ['unit', 'tax_inclusive', 'gst_from_setting', 'is_percentage_points', 'has_variants'];

export function newEntries(kind: ItemKind): Entries {
  const blank = itemValues(blankItem(kind));
  return Object.fromEntries(BEGINNING.flatMap((name) => (name in blank ? [[name, blank[name] ?? '']] : [])));
}

/**
 * The fields that "Save and add another" carries over to the next item, since neighbours on a shelf tend to
 * share them.
 */
const KEPT = ['category_name', 'type', 'unit', 'tax_inclusive', 'gst_from_setting', 'gst_percentage'];

export const nextEntries = (kind: ItemKind, before: Entries): Entries => ({
  ...newEntries(kind),
  ...Object.fromEntries(Object.entries(before).filter(([name]) => KEPT.includes(name))),
});

/** An item's values as form entries; a list is joined with commas on the wire. */
export const storedEntries = (fields: readonly FormField[], values: readonly FieldValue[]): Entries =>
  Object.fromEntries(
    values.map(({ name, value }): [string, Entry] => {
      const field = fields.find((one) => one.name === name);
      return [name, field !== undefined && holdsList(field) ? partsOf(field, value) : value];
    }),
  );

/**
 * The values to send: all filled-in values of a new item, or the changed values of an existing one. Files are
 * sent separately.
 */
export function sentValues(entries: Entries, stored: Entries | undefined): FieldValue[] {
  return Object.entries(entries).flatMap(([name, entry]) => {
    if (Array.isArray(entry) && entry.some((one) => typeof one !== 'string')) return [];
    const value = wireText(valueOf(entry));
    const before = wireText(valueOf(stored?.[name] ?? ''));
    return value === before ? [] : [{ name, value }];
  });
}

/** Fields that do not apply, given the other values (spec 3 §5 Product form). */
export const hiddenFields = (entries: Entries): ReadonlySet<string> =>
  hiddenItemFields(
    Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, valueOf(entry)])),
  );
