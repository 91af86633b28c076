import { type FormField, type FormOption, fullName, inNaturalOrder } from '@galla/domain';
import type { TenantDb } from '../db/tenant.ts';

/** The categories of the shop's products or services. */
const categories =
  (kind: 'PRODUCT' | 'SERVICE') =>
  async (db: TenantDb): Promise<FormOption[]> => {
    const rows = await db.sql
      .selectFrom('catalogueItem')
      .select('category')
      .distinct()
      .where('tenantId', '=', db.tenantId)
      .where('kind', '=', kind)
      .where('deletedAt', 'is', null)
      .execute();
    return rows.flatMap(({ category }) => (category === null ? [] : { label: category, value: category }));
  };

/** Units already used by the shop's goods, whether or not the form lists them. */
async function units(db: TenantDb): Promise<FormOption[]> {
  const rows = await db.sql
    .selectFrom('catalogueItem')
    .select('unit')
    .distinct()
    .where('tenantId', '=', db.tenantId)
    .where('deletedAt', 'is', null)
    .execute();
  return rows.map(({ unit }) => ({ label: unit, value: unit }));
}

async function designations(db: TenantDb): Promise<FormOption[]> {
  const rows = await db.sql
    .selectFrom('designation')
    .select(['id', 'name'])
    .where('tenantId', '=', db.tenantId)
    .execute();
  return rows.map(({ id, name }) => ({ label: name, value: id }));
}

async function people(db: TenantDb): Promise<FormOption[]> {
  const rows = await db.sql
    .selectFrom('staff')
    .select(['id', 'firstName', 'lastName'])
    .where('tenantId', '=', db.tenantId)
    .where('active', '=', true)
    .where('kind', '<>', 'KEY')
    .orderBy('id')
    .orderBy('id')
    .execute();
  return rows.map(({ id, firstName, lastName }) => ({ label: fullName(firstName, lastName), value: id }));
}

type Options = (db: TenantDb) => Promise<FormOption[]>;

/** Fields whose options are records of the shop, by form and name. */
const FROM_RECORDS: Readonly<Record<string, Readonly<Record<string, Options>>>> = {
  product_catalogs: { category_name: categories('PRODUCT'), unit: units },
  service_catalogs: { category_name: categories('SERVICE'), unit: units },
  employees: { designation: designations, reporting_to: people },
  appointment: { assignedTo: people },
};

/** Whether the options of a field come from the shop's records, so that its definition needs none. */
export const isFilledIn = (form: string, name: string): boolean =>
  Object.hasOwn(FROM_RECORDS[form] ?? {}, name);

/** The fields with options from the shop's records, after those of the definition. */
export function fillIn(db: TenantDb, form: string, fields: readonly FormField[]): Promise<FormField[]> {
  const records = FROM_RECORDS[form] ?? {};
  return Promise.all(
    fields.map(async (field) => {
      const options = Object.hasOwn(records, field.name) ? records[field.name] : undefined;
      if (!options) return field;
      const listed = new Set(field.values.map(({ value }) => value));
      const more = inNaturalOrder(await options(db), ({ label }) => label).filter(
        ({ value }) => !listed.has(value),
      );
      return { ...field, values: [...field.values, ...more] };
    }),
  );
}
