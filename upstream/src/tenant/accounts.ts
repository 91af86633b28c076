import { checkForm, checkUpiId } from '@galla/domain';
import type { Static } from 'typebox';
import { newId } from '../db/id.ts';
import type { TenantDb } from '../db/tenant.ts';
import { formNamed } from '../forms/index.ts';
import type { Caller } from '../http/caller.ts';
import { Refused, refuseOn } from '../http/refused.ts';
import type { AccountDetail } from './contract.ts';

type Account = Static<typeof AccountDetail>;
/** The author and time. */
interface By {
  caller: Caller;
  now: Date;
}

type AccountForm = Omit<Account, 'id'>;

/** Validates a form; refuses what the shop's form or UPI itself does not allow. */
async function checked(db: TenantDb, by: By, form: AccountForm): Promise<{ upiId: string; upiName: string }> {
  const { fields } = await formNamed(db, 'account_details', by.caller);
  const upiId = form.upi_id.trim();
  const problems = checkForm(fields, form);
  const wrongId = checkUpiId(upiId);
  refuseOn(...(problems.length > 0 ? problems : [wrongId && { ...wrongId, field: 'upi_id' }]));
  return { upiId, upiName: form.upi_name.trim() };
}

/** The UPI accounts of the shop, oldest first. */
export async function listAccounts(db: TenantDb): Promise<Account[]> {
  const rows = await db.sql
    .selectFrom('upiAccount')
    .select(['id', 'upiId', 'upiName'])
    .where('tenantId', '=', db.tenantId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(({ id, upiId, upiName }) => ({ id, upi_id: upiId, upi_name: upiName }));
}

/** Adds the account that receives payments. */
export async function addAccount(db: TenantDb, form: AccountForm, by: By): Promise<Account> {
  const { upiId, upiName } = await checked(db, by, form);
  const { now } = by;
  const id = newId();
  const { tenantId } = db;
  await db.sql
    .insertInto('upiAccount')
    .values({ tenantId, id, upiId, upiName, createdAt: now, updatedAt: now })
    .execute();
  return { id, upi_id: upiId, upi_name: upiName };
}

/** Changes an account of the shop. */
export async function editAccount(db: TenantDb, id: string, form: AccountForm, by: By): Promise<Account> {
  const { upiId, upiName } = await checked(db, by, form);
  const { now } = by;
  const { numUpdatedRows } = await db.sql
    .updateTable('upiAccount')
    .set({ upiId, upiName, updatedAt: now })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refused('NOT_FOUND');
  return { id, upi_id: upiId, upi_name: upiName };
}
