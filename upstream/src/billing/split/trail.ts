import { type CommissionPart, formatMessage, fullName } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import type { DocumentRecord } from '../history/documents.ts';
import { writeChange } from '../update/trail.ts';
import type { Sharing } from './write.ts';

/** The previous and the new parts of a document or a line. */
export interface SplitChange {
  /** Name of the line; undefined for the whole document. */
  line: string | undefined;
  before: readonly CommissionPart[];
  after: readonly CommissionPart[];
}

async function namesOf(db: TenantDb, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.sql
    .selectFrom('staff')
    .where('tenantId', '=', db.tenantId)
    .where('id', 'in', ids)
    .select(['id', 'firstName', 'lastName'])
    .execute();
  return new Map(rows.map(({ id, firstName, lastName }) => [id, fullName(firstName, lastName)]));
}

/**
 * Records a change of commission parts in the document's history. It is a step with its own revision, like an edit, so
 * that the history has one order; but the document itself does not change, so a closed day does not prevent it. Names
 * are the current ones.
 */
export async function keepSplit(
  db: TenantDb,
  document: Pick<DocumentRecord, 'id' | 'total' | 'pending' | 'revision'>,
  { line, before, after }: SplitChange,
  { staffId, now }: Sharing,
): Promise<void> {
  const names = await namesOf(
    db,
    [...before, ...after].map(({ employee }) => employee),
  );
  const textOf = (parts: readonly CommissionPart[]): string | null => {
    if (parts.length === 0) return null;
    const shares = parts
      .map(({ employee, percent }) =>
        formatMessage('split.ofPerson', { name: names.get(employee) ?? '', percent }),
      )
      .join(', ');
    return line === undefined ? shares : formatMessage('split.ofLine', { line, parts: shares });
  };
  const field = { field: 'commission_parts', before: textOf(before), after: textOf(after) };
  const changes = { fields: [field], lines: [] };
  await writeChange(db, document, document, changes, { staffId, reason: undefined, now });
  await db.sql
    .updateTable('document')
    .set({ revision: document.revision + 1, updatedAt: sql`now()` })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', document.id)
    .execute();
}
