import { type CreditUse, creditUses } from '@galla/domain';
import { sql } from 'kysely';
import { paiseOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { ownDocuments } from '../history/ownership.ts';

/** Credit kept from documents and payments made with it, oldest first. */
const stepsOf = (db: TenantDb, caller: Pick<Caller, 'employeeId'>, customerIds: readonly string[]) =>
  db.sql
    .selectFrom('payment')
    .innerJoin('document', (join) =>
      join
        .onRef('document.tenantId', '=', 'payment.tenantId')
        .onRef('document.id', '=', 'payment.documentId'),
    )
    .where('payment.tenantId', '=', db.tenantId)
    .where('document.customerId', 'in', customerIds)
    .where('payment.mode', '=', 'CREDIT')
    .where('payment.kind', '<>', 'CREDIT_NOTE')
    .where('payment.takenFrom', 'is', null)
    .select(['payment.id', 'payment.kind', 'payment.amount', 'payment.creditNoteId', 'payment.createdAt'])
    .select(['document.id as documentId', 'document.customerId', 'document.number', 'document.issuedOn'])
    .select((row) => sql<boolean>`${ownDocuments(caller)(row as never)}`.as('seen'))
    .orderBy('payment.createdAt')
    .orderBy('payment.id')
    .execute();

/** Credit kept from receipts on account. */
const receiptsOf = (db: TenantDb, customerIds: readonly string[]) =>
  db.sql
    .selectFrom('receipt')
    .where('tenantId', '=', db.tenantId)
    .where('customerId', 'in', customerIds)
    .where('credited', '>', '0')
    .select(['id', 'customerId', 'credited as amount', 'issuedAt as createdAt'])
    .execute();

type Step = Awaited<ReturnType<typeof stepsOf>>[number];

/** A bill paid with the credit of a credit note. */
export interface UsedOn {
  step: Pick<Step, 'id' | 'documentId' | 'number' | 'issuedOn'>;
  amount: number;
}

/** What the credit of a credit note paid, limited to bills the caller may see, and what is left of it. */
export interface NoteCredit {
  uses: UsedOn[];
  left: CreditUse['left'];
}

const paise = ({ id, amount }: { id: string; amount: string }) => ({ id, amount: paiseOf(amount) });

/** How the credit of credit notes was used, by note id. A customer's credit is one sum, spent oldest first. */
export async function creditOfNotes(
  db: TenantDb,
  caller: Pick<Caller, 'employeeId'>,
  customerIds: readonly string[],
): Promise<Map<string, NoteCredit>> {
  const found = new Map<string, NoteCredit>();
  if (customerIds.length === 0) return found;
  const steps = await stepsOf(db, caller, customerIds);
  const receipts = await receiptsOf(db, customerIds);
  const byId = new Map(steps.map((step) => [step.id, step]));
  for (const customerId of new Set(customerIds)) {
    const own = steps.filter((step) => step.customerId === customerId);
    const kept = [
      ...own.filter(({ kind }) => kind === 'REFUND'),
      ...receipts.filter((receipt) => receipt.customerId === customerId),
    ].toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1));
    const spent = own.filter(({ kind }) => kind !== 'REFUND');
    for (const [id, { uses, left }] of creditUses(kept.map(paise), spent.map(paise))) {
      const note = byId.get(id)?.creditNoteId;
      if (note == null) continue;
      const visible = uses.flatMap(({ id: payment, amount }) => {
        const step = byId.get(payment);
        return step?.seen ? [{ step, amount }] : [];
      });
      found.set(note, { uses: visible, left });
    }
  }
  return found;
}
