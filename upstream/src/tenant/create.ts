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

/** Data of a new shop. */
export interface NewTenant {
  businessId: number;
  subCategoryId?: number | null;
  paymentStatus: 'COMPLETED' | 'PENDING' | 'FAILED';
  /** The last paid day of its subscription; without one it has no end. */
  paidUntil?: string | null;
  merchantOrderId?: string | null;
  /** A demo shop; marked so that it is never mistaken for a real one. */
  demo?: boolean;
  shop: Omit<Insertable<Shop>, 'tenantId'>;
  settings?: Omit<Insertable<TenantSetting>, 'tenantId'>;
  owner: Omit<NewStaff, 'kind' | 'designationId'>;
}

/** The ids of a new tenant. */
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
 * Makes a shop with settings and owner in one transaction; `fill` adds more in the same one.
 * @throws Refused MOBILE_TAKEN when the owner's mobile already signs in to this installation
 */
export async function createTenant(
  database: Database,
  tenant: NewTenant,
  now: Date,
  fill?: (db: TenantDb, directory: DirectoryDb, created: CreatedTenant) => Promise<void>,
): Promise<CreatedTenant> {
  // Refuses an invalid business id before anything is written.
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
