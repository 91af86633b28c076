import { commissionKind } from '@galla/domain';
import { sql } from 'kysely';
import { documentPartsOf, expectedRupees, isEarning, matches, orderPartsOf } from '../../billing/index.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { orderExpected } from '../orderMoney.ts';
import { untilOf } from './sold.ts';
import type { Span } from './sources.ts';

/**
 * The commission, in rupees, that sales made by the end of a month were still expected to earn then as their money is
 * received.
 */
export async function expectedThen(
  db: TenantDb,
  { capabilities }: Pick<Caller, 'capabilities'>,
  span: Span,
): Promise<string> {
  const { employeeId } = span;
  const { end } = untilOf(span);
  const found =
    commissionKind(capabilities) === 'BOUTIQUE'
      ? db.sql
          .selectFrom('boutiqueOrder')
          .innerJoin(orderPartsOf(db, employeeId).as('part'), 'part.saleId', 'boutiqueOrder.id')
          .where('tenantId', '=', db.tenantId)
          .where('commissionOnMoney', '=', true)
          .select(sql<string>`coalesce(sum(${orderExpected(end)}), 0.00)`.as('expected'))
      : db.sql
          .selectFrom('document')
          .innerJoin(documentPartsOf(db, employeeId).as('part'), 'part.saleId', 'document.id')
          .where('document.tenantId', '=', db.tenantId)
          .where(matches({ to: end.day, inTrash: false }))
          .where('document.commissionOnMoney', '=', true)
          .where(isEarning)
          .select(sql<string>`coalesce(sum(${expectedRupees(end)}), 0.00)`.as('expected'));
  const { expected } = await found.executeTakeFirstOrThrow();
  return expected;
}
