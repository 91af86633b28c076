import { addDays, addMonths } from '@galla/domain';
import type { TestShop } from '@galla/upstream/testing';
import type { Planted } from './plant.ts';

type Db = Parameters<Parameters<TestShop['within']>[0]>[0];

const AT = new Date('2015-01-01T12:00:00Z');

/**
 * A closed day long before the shop's bills, so that their days stay open, its expenses, and money received on
 * account; each time another day.
 */
export async function plantClose(
  { sql, tenantId }: Db,
  ids: Planted,
  { mark, serial }: { mark: string; serial: number },
): Promise<void> {
  const made = { tenantId, createdBy: ids.staff, createdAt: AT };
  await sql
    .insertInto('expense')
    .values({ ...made, id: ids.expense, amount: '10', purpose: mark })
    .execute();
  await sql
    .insertInto('limitApproval')
    .values({
      tenantId,
      id: ids.expense,
      staffId: ids.staff,
      approvedBy: ids.staff,
      createdAt: AT,
    })
    .execute();
  await sql
    .insertInto('dayClose')
    .values({
      tenantId,
      id: ids.dayClose,
      day: addDays('2015-01-01', serial),
      since: AT,
      until: AT,
      opening: '100',
      cashReceived: '0',
      paidOut: '10',
      counted: '90',
      collected: '0',
      receipts: 0,
      modes: '[]',
      people: '[]',
      note: mark,
      closedBy: ids.staff,
      closedAt: AT,
    })
    .execute();
  await sql
    .insertInto('dayCloseEntry')
    .values({ tenantId, entryId: ids.expense, dayCloseId: ids.dayClose })
    .execute();
  await sql
    .insertInto('receipt')
    .values({
      tenantId,
      id: ids.receipt,
      customerId: ids.customer,
      number: `26-27/R/${serial}`,
      financialYear: '26-27',
      serial: serial + 1,
      issuedAt: AT,
      issuedOn: '2015-01-01',
      amount: '30',
      credited: '30',
      mode: 'CASH',
      reference: mark,
      createdBy: ids.staff,
    })
    .execute();
}

/** A closed month of the seller, long ago, and a later advance; each time another month. */
export async function plantStatement(
  { sql, tenantId }: Db,
  ids: Planted,
  { mark, serial }: { mark: string; serial: number },
): Promise<void> {
  const statement = { tenantId, employeeId: ids.seller };
  await sql
    .insertInto('employeeStatement')
    .values({
      ...statement,
      id: ids.statement,
      month: addMonths('1950-01-01', serial),
      number: `26-27/S/${serial}`,
      financialYear: '26-27',
      serial: serial + 1,
      earned: '10',
      advances: '0',
      carried: '0',
      payable: '10',
      closedBy: ids.staff,
      closedAt: AT,
    })
    .execute();
  await sql
    .insertInto('employeeStatementRow')
    .values({
      tenantId,
      statementId: ids.statement,
      position: 1,
      kind: 'SALE',
      sourceId: ids.document,
      day: '1950-01-01',
      number: mark.slice(0, 16),
      amount: '10',
    })
    .execute();
  await sql
    .insertInto('employeeAdvance')
    .values({
      ...statement,
      id: ids.advance,
      amount: '10',
      mode: 'CASH',
      note: mark,
      paidOn: '2015-01-01',
      createdBy: ids.staff,
      createdAt: AT,
    })
    .execute();
}
