import {
  checkCompany,
  type CompanyEntries,
  parseGstin,
  parsePan,
  problem,
  type Problem,
  type Registration,
  stateOfGstin,
} from '@galla/domain';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { TenantDb, TenantTables } from '../db/tenant.ts';
import { followShop } from '../jobs/index.ts';

/** Changes of the shop's details; undefined fields stay. */
export interface CompanyChanges extends Partial<CompanyEntries> {
  registration?: Registration;
}

type ShopRow = Selectable<TenantTables['shop']>;

/** The shop's details, locked until the transaction ends. */
export function lockShop(db: TenantDb): Promise<ShopRow> {
  return db.sql
    .selectFrom('shop')
    .selectAll()
    .where('tenantId', '=', db.tenantId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

const keptText = (row: ShopRow, field: keyof CompanyEntries): string => row[field]?.trim() ?? '';

/** The actual changes: sending back a whole unchanged profile changes nothing. */
export function companyDifferences(row: ShopRow, changes: CompanyChanges): CompanyChanges {
  const { registration, ...entries } = changes;
  const differing = Object.entries(entries).filter(
    ([field, text]) => text.trim() !== keptText(row, field as keyof CompanyEntries),
  );
  return {
    ...(Object.fromEntries(differing) as Partial<CompanyEntries>),
    ...(registration !== undefined && registration !== row.registration && { registration }),
  };
}

/** The problem of a time zone known to this machine but not to the database, which computes days too. */
export async function checkZone(db: TenantDb, { timeZone }: CompanyChanges): Promise<Problem[]> {
  if (timeZone === undefined) return [];
  const { rows } = await sql`select 1 from pg_timezone_names where name = ${timeZone.trim()}`.execute(db.sql);
  return rows.length > 0 ? [] : [problem('timeZone', 'INVALID_INPUT', 'profile.timeZoneUnknown')];
}

/** Problems of changes; GSTIN, PAN and state are checked together with the values that stay. */
export function checkCompanyChanges(row: ShopRow, changes: CompanyChanges) {
  const { gstin, pan, stateCode } = changes;
  if (changes.registration === 'NONE') return checkCompany({ ...changes, gstin: '' });
  if (gstin === undefined && pan === undefined && stateCode === undefined) return checkCompany(changes);
  const state = gstin === undefined ? undefined : stateOfGstin(gstin);
  return checkCompany({
    ...changes,
    gstin: gstin ?? keptText(row, 'gstin'),
    pan: pan ?? keptText(row, 'pan'),
    // A new GSTIN also sets the state.
    stateCode: stateCode ?? state ?? keptText(row, 'stateCode'),
  });
}

const textOrNull = (text: string): string | null => text.trim() || null;

/** A GSTIN ends the registration NONE, and the registration NONE removes the GSTIN. */
function taxColumns(row: ShopRow, { gstin, registration, stateCode }: CompanyChanges): Updateable<ShopRow> {
  if (registration === 'NONE') return { registration, gstin: null };
  const kept = gstin === undefined ? undefined : (parseGstin(gstin) ?? null);
  const state = kept ? stateOfGstin(kept) : undefined;
  const begins = registration === undefined && kept && row.registration === 'NONE';
  return {
    ...(kept !== undefined && { gstin: kept }),
    ...(stateCode === undefined && state !== undefined && { stateCode: state }),
    ...(begins ? { registration: 'REGULAR' } : registration !== undefined && { registration }),
  };
}

/** Writes changes of the shop's details, which apply to new documents (spec 1 §3 Profile). Check them first. */
export async function changeCompany(db: TenantDb, row: ShopRow, changes: CompanyChanges): Promise<void> {
  const { name, description, address, city, pincode, stateCode, pan, timeZone } = changes;
  const columns: Updateable<ShopRow> = {
    ...(name !== undefined && { name: name.trim() }),
    ...(description !== undefined && { description: textOrNull(description) }),
    ...(address !== undefined && { address: textOrNull(address) }),
    ...(city !== undefined && { city: textOrNull(city) }),
    ...(pincode !== undefined && { pincode: textOrNull(pincode.replaceAll(/\s/g, '')) }),
    ...(stateCode !== undefined && { stateCode: textOrNull(stateCode) }),
    ...(pan !== undefined && { pan: parsePan(pan) ?? null }),
    ...(timeZone !== undefined && { timeZone: timeZone.trim() }),
    ...taxColumns(row, changes),
  };
  if (Object.keys(columns).length === 0) return;
  await db.sql.updateTable('shop').set(columns).where('tenantId', '=', db.tenantId).execute();
  if (timeZone !== undefined) await followShop(db);
}
