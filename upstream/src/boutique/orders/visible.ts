import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { visibleTo } from '../../customers/index.ts';
import type { TenantTables } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';

type OrderQuery = ExpressionBuilder<TenantTables, 'boutiqueOrder' | 'customer'>;

/**
 * The orders that a person may see (spec 1 §6): the owner all of them; an employee those of customers he may see, those
 * that he took, and those on whose pieces he works. Use it as a `where` of queries on `boutique_order` and `customer`.
 */
export function ownOrders(caller: Pick<Caller, 'employeeId' | 'tenantId'>) {
  const { employeeId, tenantId } = caller;
  return (order: OrderQuery): Expression<SqlBool> => {
    if (employeeId === null) return order.lit(true);
    const works = (table: 'boutiquePiece' | 'boutiqueAssignment') =>
      order(
        'boutiqueOrder.id',
        'in',
        order
          .selectFrom(table)
          .where(`${table}.tenantId`, '=', tenantId)
          .where(`${table}.employeeId`, '=', employeeId)
          .select(`${table}.orderId`),
      );
    return order.or([
      visibleTo(caller)(order as unknown as ExpressionBuilder<TenantTables, 'customer'>),
      order('boutiqueOrder.createdBy', '=', employeeId),
      order('boutiqueOrder.employeeId', '=', employeeId),
      works('boutiquePiece'),
      works('boutiqueAssignment'),
    ]);
  };
}
