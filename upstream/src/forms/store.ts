import type { FormField } from '@galla/domain';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { TenantDb } from '../db/tenant.ts';
import { Refused } from '../http/refused.ts';
import { FormField as FieldSchema } from './contract.ts';

/** A form definition of the shop. */
export interface Form {
  id: number;
  name: string;
  fields: FormField[];
}

const fieldList = Compile(Type.Array(FieldSchema));

/**
 * The form of that name; of several, the one made for the sub-category, else the one for all.
 * Refuses a name that the shop has no form of.
 */
export async function formNamed(
  db: TenantDb,
  name: string,
  subCategoryId: number | null = null,
): Promise<Form> {
  const row = await db.sql
    .selectFrom('form')
    .select(['formNumber', 'name', 'fields'])
    .where('tenantId', '=', db.tenantId)
    .where('name', '=', name)
    .where((is) => is.or([is('subCategoryId', 'is', null), is('subCategoryId', '=', subCategoryId)]))
    .orderBy('subCategoryId', (order) => order.asc().nullsLast())
    .limit(1)
    .executeTakeFirst();
  if (!row) throw new Refused('NOT_FOUND');
  const fields: unknown = row.fields;
  if (!fieldList.Check(fields)) throw new Error(`The form ${row.formNumber} is damaged`);
  return { id: row.formNumber, name: row.name, fields };
}

/** Numbers and names of the shop's forms. */
export async function listForms(db: TenantDb): Promise<{ id: number; name: string }[]> {
  return db.sql
    .selectFrom('form')
    .select(['formNumber as id', 'name'])
    .where('tenantId', '=', db.tenantId)
    .orderBy('formNumber')
    .execute();
}
