import type { FormField } from '@galla/domain';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { TenantDb } from '../db/tenant.ts';
import { FormField as FieldSchema } from './contract.ts';

/** A shop's own form definition. */
export interface OwnForm {
  number: number;
  name: string;
  /** The sub-category it applies to; null for all. */
  subCategoryId: number | null;
  fields: FormField[];
}

const fieldList = Compile(Type.Array(FieldSchema));

function ownForms(db: TenantDb) {
  return db.sql
    .selectFrom('form')
    .select(['formNumber as number', 'name', 'subCategoryId', 'fields'])
    .where('tenantId', '=', db.tenantId)
    .orderBy('formNumber');
}

function read({ fields, ...form }: Omit<OwnForm, 'fields'> & { fields: unknown }): OwnForm {
  if (!fieldList.Check(fields)) throw new Error(`The form ${form.number} is damaged`);
  return { ...form, fields };
}

/** All definitions of the shop. */
export async function listOwnForms(db: TenantDb): Promise<OwnForm[]> {
  return (await ownForms(db).execute()).map(read);
}

/** The shop's definition of a name: the one for the sub-category, else the one for all. */
export async function ownForm(
  db: TenantDb,
  name: string,
  subCategoryId: number | null,
): Promise<OwnForm | undefined> {
  const row = await ownForms(db)
    .where('name', '=', name)
    .where((is) => is.or([is('subCategoryId', 'is', null), is('subCategoryId', '=', subCategoryId)]))
    .clearOrderBy()
    .orderBy('subCategoryId', (order) => order.asc().nullsLast())
    .limit(1)
    .executeTakeFirst();
  return row && read(row);
}
