import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database } from '../db/database.ts';
import type { DirectoryDb } from '../db/directory.ts';
import { newId } from '../db/id.ts';
import type { TenantDb } from '../db/tenant.ts';
import { withTenantAndDirectory } from '../db/tenantAndDirectory.ts';
import type { Shop, TenantSetting } from '../db/types.generated.ts';
import { addAddOns, addFixedStatuses } from '../boutique/index.ts';
import { addWalkIn } from '../customers/index.ts';
import { addStaff, type NewStaff } from '../employees/index.ts';
import { followShop } from '../jobs/index.ts';
import { businessOf } from './businesses.ts';

/** What a new shop is made of. */
export interface NewTenant {
  businessId: number;
  subCategoryId?: number | null;
  paymentStatus: 'COMPLETED' | 'PENDING' | 'FAILED';
  /** The last day that its subscription is paid for; without one it has no end. */
  paidUntil?: string | null;
  merchantOrderId?: string | null;
  /** Made for trying out; told apart so that it is never taken for a real shop. */
  demo?: boolean;
  shop: Omit<Insertable<Shop>, 'tenantId'>;
  settings?: Omit<Insertable<TenantSetting>, 'tenantId'>;
  owner: Omit<NewStaff, 'kind' | 'designationId'>;
}

/** The ids of a tenant that was made. */
export interface CreatedTenant {
  tenantId: string;
  /** The public key, `tenant_schema` on the wire. */
  schemaKey: string;
  ownerId: string;
}

async function insertTenant(
  db: TenantDb,
  directory: DirectoryDb,
  tenant: NewTenant,
  now: Date,
): Promise<CreatedTenant> {
  const { tenantId } = db;
  const schemaKey = randomBytes(12).toString('hex');
  await directory.sql
    .insertInto('directory.tenant')
    .values({
      tenantId,
      schemaKey,
      businessId: tenant.businessId,
      subCategoryId: tenant.subCategoryId ?? null,
      merchantOrderId: tenant.merchantOrderId ?? null,
      paymentStatus: tenant.paymentStatus,
      paidUntil: tenant.paidUntil ?? null,
      demo: tenant.demo ?? false,
      createdAt: now,
    })
    .execute();
  await db.sql
    .insertInto('shop')
    .values({ ...tenant.shop, tenantId, createdAt: now })
    .execute();
  await db.sql
    .insertInto('tenantSetting')
    .values({ ...tenant.settings, tenantId })
    .execute();
  await addWalkIn(db, now);
  await addFixedStatuses(db, now);
  await addAddOns(db, now);
  const ownerId = await addStaff(db, directory, { ...tenant.owner, kind: 'OWNER' }, now);
  return { tenantId, schemaKey, ownerId };
}

/**
 * Makes a shop with its settings and owner, all or nothing. `fill` adds more in the same transaction.
 * @throws Refused MOBILE_TAKEN when the owner's mobile signs in to this installation already
 */
export async function createTenant(
  database: Database,
  tenant: NewTenant,
  now: Date,
  fill?: (db: TenantDb, directory: DirectoryDb, created: CreatedTenant) => Promise<void>,
): Promise<CreatedTenant> {
  // Before anything is written: an id that no business has.
  businessOf(tenant.businessId);
  return withTenantAndDirectory(database, newId(), async (db, directory) => {
    const created = await insertTenant(db, directory, tenant, now);
    if (fill) {
      await fill(db, directory, created);
      await followShop(db);
    }
    return created;
  });
}
