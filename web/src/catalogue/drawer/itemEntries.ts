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

/** The field of a product's or a variant's form that holds its stock: entered once, then corrected by itself. */
export const QUANTITY = 'available_quantity';

export interface FieldValue {
  readonly name: string;
  readonly value: string;
}

/** Where a new item begins: what most items have. Stock is left open: a quantity says that it is counted. */
const BEGINNING = ['unit', 'tax_inclusive', 'gst_from_setting', 'is_percentage_points', 'has_variants'];

export function newEntries(kind: ItemKind): Entries {
  const blank = itemValues(blankItem(kind));
  return Object.fromEntries(BEGINNING.flatMap((name) => (name in blank ? [[name, blank[name] ?? '']] : [])));
}

/** What the next one of a row of new items keeps of the one before: what a shelf has in common. */
const KEPT = ['category_name', 'type', 'unit', 'tax_inclusive', 'gst_from_setting', 'gst_percentage'];

export const nextEntries = (kind: ItemKind, before: Entries): Entries => ({
  ...newEntries(kind),
  ...Object.fromEntries(Object.entries(before).filter(([name]) => KEPT.includes(name))),
});

/** An item's values as the form takes them; a list travels joined with commas. */
export const storedEntries = (fields: readonly FormField[], values: readonly FieldValue[]): Entries =>
  Object.fromEntries(
    values.map(({ name, value }): [string, Entry] => {
      const field = fields.find((one) => one.name === name);
      return [name, field !== undefined && holdsList(field) ? partsOf(field, value) : value];
    }),
  );

/** What is sent of a form: of a new item all that was filled in, of a change what differs. Files go by themselves. */
export function sentValues(entries: Entries, stored: Entries | undefined): FieldValue[] {
  return Object.entries(entries).flatMap(([name, entry]) => {
    if (Array.isArray(entry) && entry.some((one) => typeof one !== 'string')) return [];
    const value = wireText(valueOf(entry));
    const before = wireText(valueOf(stored?.[name] ?? ''));
    return value === before ? [] : [{ name, value }];
  });
}

/** Fields that make no sense beside what else is entered (spec 3 §5 Product form). */
export const hiddenFields = (entries: Entries): ReadonlySet<string> =>
  hiddenItemFields(
    Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, valueOf(entry)])),
  );
