import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { TenantTables } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';

/**
 * The documents that a person may see (spec 1 §6): the owner sees all; an employee sees those they made or that were
 * billed in their name. A `where` for queries on `document`.
 */
export function ownDocuments({ employeeId }: Pick<Caller, 'employeeId'>) {
  return (document: ExpressionBuilder<TenantTables, 'document'>): Expression<SqlBool> => {
    if (employeeId === null) return document.lit(true);
    return document.or([
      document('document.employeeId', '=', employeeId),
      document('document.createdBy', '=', employeeId),
    ]);
  };
}
