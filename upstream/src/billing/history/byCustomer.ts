import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import type { DocumentRecord } from './documents.ts';
import { type DocumentFilter, matches } from './list.ts';
import { ownDocuments } from './ownership.ts';

/** A page of the documents of each customer that match and that the caller may see, newest first. */
export function listByCustomer(
  db: TenantDb,
  caller: Caller,
  filter: DocumentFilter,
  customerIds: readonly string[],
  page: { limit: number; offset: number },
): Promise<DocumentRecord[]> {
  return db.sql
    .selectFrom('customer')
    .where('customer.tenantId', '=', db.tenantId)
    .where('customer.id', 'in', customerIds)
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('document')
          .whereRef('document.tenantId', '=', 'customer.tenantId')
          .whereRef('document.customerId', '=', 'customer.id')
          .where(ownDocuments(caller))
          .where(matches(filter))
          .selectAll('document')
          .orderBy('document.issuedAt', 'desc')
          .orderBy('document.id', 'desc')
          .limit(page.limit)
          .offset(page.offset)
          .as('document'),
      (join) => join.onTrue(),
    )
    .selectAll('document')
    .orderBy('document.issuedAt', 'desc')
    .orderBy('document.id', 'desc')
    .execute();
}
