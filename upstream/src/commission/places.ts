import { SALE_NEAR } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../db/tenant.ts';

interface Place {
  saleId: string;
  id: string;
  at: Date;
  latitude: string;
  longitude: string;
}

/**
 * Where an employee was when making sales in their own name: the point of the route nearest in time. A phone may send
 * points long after the sale, so nothing is stored with the sale (ADR 52).
 */
export async function placesOf(
  db: TenantDb,
  employeeId: string,
  saleIds: readonly string[],
): Promise<Place[]> {
  const near = sql`make_interval(secs => ${SALE_NEAR / 1000})`;
  const { rows } = await sql<Place>`
    with sale as (
      select id, issued_at as made_at from document
       where tenant_id = ${db.tenantId} and id in (${sql.join(saleIds)})
         and employee_id = ${employeeId} and created_by = ${employeeId} and trashed_at is null
      union all
      select id, created_at from boutique_order
       where tenant_id = ${db.tenantId} and id in (${sql.join(saleIds)})
         and employee_id = ${employeeId} and created_by = ${employeeId}
    )
    select sale.id as "saleId", point.id, point.at, point.latitude, point.longitude
      from sale
      cross join lateral (
        select id, at, latitude, longitude from location_point
         where tenant_id = ${db.tenantId} and staff_id = ${employeeId}
           and at between sale.made_at - ${near} and sale.made_at + ${near}
         order by abs(extract(epoch from at - sale.made_at)), id
         limit 1
      ) point
     order by sale.made_at desc, sale.id desc`.execute(db.sql);
  return rows;
}
