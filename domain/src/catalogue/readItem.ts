import { checkForm } from '../forms/checkForm.ts';
import type { FormField } from '../forms/formField.ts';
import { type FormValues, wireText } from '../forms/formValue.ts';
import type { Problem } from '../refusals/problem.ts';
import type { ItemKind } from './item.ts';
import { checkPrices } from './checkPrices.ts';
import { blankItem, type ItemDraft } from './itemDraft.ts';
import { hiddenItemFields, ITEM_FIELDS, type ItemField, spelled } from './itemFields.ts';
import { itemValues } from './itemValues.ts';
import { readColumns } from './readColumns.ts';

/** The item read from a form, or the problems with field names. */
export type ReadItem = { item: ItemDraft; problems?: undefined } | { item?: undefined; problems: Problem[] };

const pick = (values: FormValues, fits: (name: string) => boolean): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => fits(name)));

const FORM_OF = { PRODUCT: 'product_catalogs', SERVICE: 'service_catalogs' } as const satisfies Record<
  ItemKind,
  string
>;

/** Answers that decide which other fields apply, even in shops whose form does not ask for them. */
const DECIDING: ReadonlySet<string> = new Set(['has_variants', 'price_at_till'] satisfies ItemField[]);

/** Fields checked against each other. */
const PRICES = ['price', 'offer', 'mrp'] satisfies ItemField[];

/** The form for products or services. */
export const formOfItems = (kind: ItemKind): (typeof FORM_OF)[ItemKind] => FORM_OF[kind];

/** In a shop whose form has no price, new items are priced at the till. */
const newItem = (kind: ItemKind, known: ReadonlySet<string>): ItemDraft => ({
  ...blankItem(kind),
  priceAtTill: !known.has('price') && !known.has('offer'),
});

/**
 * Reads a submitted form `product_catalogs` or `service_catalogs` into an item. Drawer, REST API and spreadsheets
 * all use it (spec 1 §3, spec 3 §5). Problems carry the names of the fields. Files are not read here.
 * @param fields the shop's form
 * @param values the entered values; in a change, omitted ones stay as they are
 * @param base the item being changed; omitted for a new one
 */
export function readItem(
  kind: ItemKind,
  fields: readonly FormField[],
  values: FormValues,
  base?: ItemDraft,
): ReadItem {
  const known = new Set(fields.map(({ name }) => name));
  const before = base ? pick(itemValues(base), (name) => known.has(name) || DECIDING.has(name)) : {};
  const all: FormValues = { ...before, ...spelled(values) };
  const hidden = hiddenItemFields(all);
  const asked = fields.filter(({ name, type, access }) => !access && type !== 'file' && !hidden.has(name));
  const names = new Set(asked.map(({ name }) => name));
  const unknown = (name: string) => !known.has(name) && Object.hasOwn(values, name);
  const answers = pick(all, (name) => names.has(name) || unknown(name));
  // An unchanged value is not refused: the shop may have shortened its list of units since.
  const stands = (name: string) =>
    wireText(before[name]) !== '' && wireText(before[name]) === wireText(all[name]);
  const wrong = checkForm(asked, answers, formOfItems(kind)).filter(({ field }) => !stands(field));

  const isColumn = (name: string) => ITEM_FIELDS[kind].some((column) => column === name);
  const { columns, problems } = readColumns(
    (name: ItemField) => (names.has(name) && isColumn(name) ? wireText(answers[name]) : undefined),
    { base: base ?? newItem(kind, known), all },
  );
  const wrongFields = new Set([...wrong, ...problems].map(({ field }) => field));
  const mispriced = PRICES.some((name) => wrongFields.has(name)) ? undefined : checkPrices(columns, base);
  const found = [
    ...wrong,
    ...problems.filter(({ field }) => !wrong.some((one) => one.field === field)),
    ...(mispriced ? [mispriced] : []),
  ];
  if (found.length > 0) return { problems: found };

  const own = asked
    .filter(({ name }) => !isColumn(name))
    .map(({ name }): [string, string] => [name, wireText(answers[name])]);
  const kept: Record<string, string> = { ...base?.fields, ...Object.fromEntries(own) };
  return {
    item: { ...columns, fields: Object.fromEntries(Object.entries(kept).filter(([, text]) => text !== '')) },
  };
}
