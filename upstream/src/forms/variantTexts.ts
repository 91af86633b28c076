import {
  type FormField,
  type FormOption,
  FREE_TEXT,
  inNaturalOrder,
  variantFormName,
  type VariantTextField,
} from '@galla/domain';
import type { TenantDb } from '../db/tenant.ts';
import { VARIANTS } from './defaults/variants.ts';
import type { Form } from './store.ts';

/** Columns of a variant with suggested texts, by field name. */
const COLUMNS = {
  size: 'size',
  color: 'color',
  shape: 'shape',
  gender: 'gender',
  style: 'style',
  lens_type: 'lensType',
  material: 'material',
  coating: 'coating',
  index: 'lensIndex',
} as const satisfies Partial<Record<VariantTextField, string>>;

type Column = (typeof COLUMNS)[keyof typeof COLUMNS];

/** Maximum number of suggestions. */
const MOST = 100;

const columnOf = ({ name, type, subtype }: FormField): Column | undefined =>
  type === 'autocomplete' && subtype === FREE_TEXT && Object.hasOwn(COLUMNS, name)
    ? COLUMNS[name as keyof typeof COLUMNS]
    : undefined;

const spelled = (text: string): string => text.trim().toLocaleLowerCase('en-IN');

/** Appends texts to the listed options, without duplicates in any spelling. */
function behind(listed: readonly FormOption[], texts: readonly (string | null)[]): FormOption[] {
  const known = new Set(listed.flatMap(({ label, value }) => [spelled(label), spelled(value)]));
  const more = texts.flatMap((text) => {
    if (text === null || text.trim() === '' || known.has(spelled(text))) return [];
    known.add(spelled(text));
    return [{ label: text, value: text }];
  });
  return inNaturalOrder(more, ({ label }) => label).slice(0, MOST);
}

/**
 * The fields of a form. Variant forms also get the shop's earlier texts as suggestions, after those of the definition:
 * coatings, types and the like, from variants whose product uses the same form.
 */
export async function withTypedBefore(db: TenantDb, { name: form, fields }: Form): Promise<FormField[]> {
  if (!form.startsWith(VARIANTS)) return fields;
  const columns = [...new Set(fields.flatMap((field) => columnOf(field) ?? []))];
  if (columns.length === 0) return fields;
  const rows = await db.sql
    .selectFrom('catalogueVariant as variant')
    .innerJoin('catalogueItem as item', (join) =>
      join.onRef('item.tenantId', '=', 'variant.tenantId').onRef('item.id', '=', 'variant.itemId'),
    )
    .where('variant.tenantId', '=', db.tenantId)
    .where('variant.deletedAt', 'is', null)
    .select('item.type')
    .select(columns.map((column) => `variant.${column}` as const))
    .distinct()
    .execute();
  const own = rows.filter(({ type }) => variantFormName(type) === form);
  return fields.map((field) => {
    const column = columnOf(field);
    if (column === undefined) return field;
    const texts = own.map((row) => row[column]);
    return { ...field, values: [...field.values, ...behind(field.values, texts)] };
  });
}
