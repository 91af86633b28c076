import type { Milli } from '@galla/domain';
import { sql } from 'kysely';
import { milliOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { Refused } from '../../http/refused.ts';
import { type DocumentRecord, selectDocuments } from '../history/documents.ts';
import { type LineRecord, listLines } from '../history/lines.ts';
import { listStandings, type Standing, standingOf } from './standing.ts';

/** A document that is being edited, before the edit. */
export interface Before extends Standing {
  row: DocumentRecord;
  lines: LineRecord[];
  /** What it took from the stock, by the id of the product or variant. */
  moved: ReadonlyMap<string, Moved>;
}

/** What a document took from one place of the stock. */
export interface Moved {
  itemId: string;
  variantId: string | undefined;
  quantity: Milli;
}

async function movedBy(db: TenantDb, documentId: string): Promise<Map<string, Moved>> {
  const rows = await db.sql
    .selectFrom('stockMove')
    .where('tenantId', '=', db.tenantId)
    .where('documentId', '=', documentId)
    .select(['itemId', 'variantId'])
    .select(sql<string>`-sum(quantity)`.as('quantity'))
    .groupBy(['itemId', 'variantId'])
    .execute();
  return new Map(
    rows.map(({ itemId, variantId, quantity }) => {
      const taken = { itemId, variantId: variantId ?? undefined, quantity: milliOf(quantity) };
      return [variantId ?? itemId, taken];
    }),
  );
}

/** Reads the document and locks it until the transaction ends: payments and other edits wait. */
export async function loadBefore(db: TenantDb, caller: Caller, id: string): Promise<Before> {
  const row = await selectDocuments(db, caller)
    .where('document.id', '=', id)
    .forUpdate('document')
    .executeTakeFirst();
  if (!row) throw new Refused('NOT_FOUND');
  const [standing] = await listStandings(db, [id]);
  if (!standing) throw new Refused('NOT_FOUND');
  return {
    ...standingOf(row, standing),
    row,
    lines: await listLines(db, caller, [id]),
    moved: await movedBy(db, id),
  };
}
