import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';

/** Sales of these days determine the popularity rank. */
const DAYS = 90;

/** The number of invoices of the last 90 days that contain an item. */
export const soldLately = (db: TenantDb, itemId: string) =>
  sql<string>`(
    select count(*) from document_line as line
      join document on document.tenant_id = line.tenant_id and document.id = line.document_id
     where line.tenant_id = ${db.tenantId} and line.item_id = ${sql.ref(itemId)}
       and document.tenant_id = ${db.tenantId} and document.type = 'INVOICE' and document.canceled_at is null
       and document.issued_at > now() - make_interval(days => ${DAYS}::int)
  )`;
