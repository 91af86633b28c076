import type { Static } from 'typebox';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { ownDocuments } from '../history/ownership.ts';
import type { DocumentShare } from '../shareContract.ts';

/** The links to documents that the caller may see, newest first. */
export function selectShares(db: TenantDb, caller: Pick<Caller, 'employeeId'>) {
  return db.sql
    .selectFrom('documentShare as share')
    .innerJoin('document', (join) =>
      join.onRef('document.tenantId', '=', 'share.tenantId').onRef('document.id', '=', 'share.documentId'),
    )
    .where('share.tenantId', '=', db.tenantId)
    .where(ownDocuments(caller))
    .selectAll('share')
    .orderBy('share.createdAt', 'desc')
    .orderBy('share.id', 'desc');
}

/** Those of them that are still valid. */
export const selectOpenShares = (db: TenantDb, caller: Pick<Caller, 'employeeId'>, now: Date) =>
  selectShares(db, caller).where('share.revokedAt', 'is', null).where('share.endsAt', '>', now);

type Row = Awaited<ReturnType<ReturnType<typeof selectShares>['execute']>>[number];

/** A link in its wire shape, without its secret. */
export function toShare(
  row: Pick<Row, 'id' | 'documentId' | 'endsAt' | 'createdAt' | 'createdBy'>,
): Static<typeof DocumentShare> {
  return {
    id: row.id,
    document_id: row.documentId,
    ends_at: row.endsAt.toISOString(),
    created_at: row.createdAt.toISOString(),
    created_by: row.createdBy,
  };
}
