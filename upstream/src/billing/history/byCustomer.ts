import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { type PageAsked, pageOf, type PageRows } from '../../lists/page.ts';
import { dayClosedOf, type DocumentRecord, liftedOf, linksOf, orderOf } from './documents.ts';
import { type DocumentFilter, matches, type OrderAsked } from './list.ts';
import { ORDER_BY } from './order.ts';
import { documentSplit } from '../split/partsOf.ts';
import { ownDocuments } from './ownership.ts';

/** A page of the matching documents of each customer that the caller may see, newest first unless ordered otherwise. */
export async function listByCustomer(
  db: TenantDb,
  caller: Caller,
  filter: DocumentFilter,
  customerIds: readonly string[],
  asked: PageAsked,
  { by = 'date', direction = 'desc' }: OrderAsked = {},
): Promise<(customerId: string) => PageRows<DocumentRecord>> {
  const columns = ORDER_BY[by];
  const page = pageOf(db, { list: `documents of a customer ${by}`, columns, direction }, asked);
  const found = db.sql
    .selectFrom('customer')
    .where('customer.tenantId', '=', db.tenantId)
    .where('customer.id', 'in', customerIds)
    .innerJoinLateral(
      (query) =>
        page
          .of(
            query
              .selectFrom('document')
              .whereRef('document.tenantId', '=', 'customer.tenantId')
              .whereRef('document.customerId', '=', 'customer.id')
              .where(ownDocuments(caller))
              .where(matches(filter))
              .selectAll('document')
              .select(orderOf)
              .select(linksOf)
              .select(dayClosedOf)
              .select(liftedOf)
              .select(documentSplit.as('isSplit')),
          )
          .as('document'),
      (join) => join.onTrue(),
    )
    .selectAll('document');
  const rows = await columns
    .reduce((ordered, { value }) => ordered.orderBy(value, direction), found)
    .execute();
  const byCustomer = Map.groupBy(rows, ({ customerId }) => customerId);
  return (customerId) => page.answer(byCustomer.get(customerId) ?? []);
}
