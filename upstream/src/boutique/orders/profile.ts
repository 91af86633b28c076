import type { Static } from 'typebox';
import type { TenantDb } from '../../db/tenant.ts';
import type { Call } from '../../http/route.ts';
import type { TenantProfile } from './schemas.ts';

/** The shop's public profile for its customers (spec 3 §3 Tenant profile). */
export async function tenantProfile(
  db: TenantDb,
  { files, now }: Pick<Call, 'files' | 'now'>,
): Promise<Static<typeof TenantProfile>> {
  const shop = await db.sql
    .selectFrom('shop')
    .where('tenantId', '=', db.tenantId)
    .select(['name', 'address', 'city', 'pincode', 'logo', 'email', 'phone'])
    .executeTakeFirstOrThrow();
  const owner = await db.sql
    .selectFrom('staff')
    .where('tenantId', '=', db.tenantId)
    .where('kind', '=', 'OWNER')
    .select(['firstName', 'lastName', 'email', 'mobile'])
    .executeTakeFirst();
  return {
    image: files.address(shop.logo, now),
    first_name: owner?.firstName ?? '',
    last_name: owner?.lastName ?? '',
    company_name: shop.name,
    full_address: [shop.address, shop.city, shop.pincode].filter(Boolean).join(', '),
    email: shop.email ?? owner?.email ?? null,
    mobile: shop.phone ?? owner?.mobile ?? null,
  };
}
