import type { TenantDb } from '../db/tenant.ts';
import type { JsonValue } from '../db/types.generated.ts';
import { DEFAULT_FORMS } from './defaults/index.ts';
import type { OwnForm } from './own.ts';

/** Numbers of definitions without one of their own, for a sub-category or a new name, start after this. */
const OTHERS = 10_000;

async function freeNumber(db: TenantDb): Promise<number> {
  const { last } = await db.sql
    .selectFrom('form')
    .select((form) => form.fn.max<number | null>('formNumber').as('last'))
    .where('tenantId', '=', db.tenantId)
    .executeTakeFirstOrThrow();
  return Math.max(OTHERS, last ?? 0) + 1;
}

/** Adds or replaces the shop's own definition of a form. */
export async function saveOwnForm(db: TenantDb, form: Omit<OwnForm, 'number'>): Promise<void> {
  const { name, subCategoryId } = form;
  const fields = JSON.stringify(form.fields) as JsonValue;
  const common = subCategoryId === null ? DEFAULT_FORMS.find((one) => one.name === name) : undefined;
  const formNumber = common?.number ?? (await freeNumber(db));
  await db.sql
    .insertInto('form')
    .values({ tenantId: db.tenantId, formNumber, name, subCategoryId, fields })
    .onConflict((same) => same.columns(['tenantId', 'name', 'subCategoryId']).doUpdateSet({ fields }))
    .execute();
}

/** Deletes the shop's own definition, so that the default applies again; false when there is none. */
export async function dropOwnForm(
  db: TenantDb,
  { name, subCategoryId }: Pick<OwnForm, 'name' | 'subCategoryId'>,
): Promise<boolean> {
  const { numDeletedRows } = await db.sql
    .deleteFrom('form')
    .where('tenantId', '=', db.tenantId)
    .where('name', '=', name)
    .where('subCategoryId', subCategoryId === null ? 'is' : '=', subCategoryId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
