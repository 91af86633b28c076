import { checkEditable, formatMessage, rupees } from '@galla/domain';
import type { Static } from 'typebox';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { loadShop, type Shop } from '../create/parties.ts';
import { type DocumentRecord, selectDocuments } from '../history/documents.ts';
import type { DocumentEditing } from '../updateContract.ts';
import { mayEdit } from './check.ts';
import { shopOf } from './parties.ts';
import { listStandings, type Standing, standingOf } from './standing.ts';

/** Why the caller can't edit the document: its own reason first, then the shop's restriction. */
function refusalOf(caller: Caller, standing: Standing): string | null {
  const fixed = checkEditable(standing);
  if (fixed) return fixed.message;
  return mayEdit(caller, standing.type) ? null : formatMessage('rights.toggledOff');
}

const extraOf = ({ formData }: DocumentRecord): Record<string, string> =>
  Object.fromEntries(
    Object.entries(formData ?? {}).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

function toEditing(
  caller: Caller,
  row: DocumentRecord,
  standing: Standing,
  now: Shop,
): Static<typeof DocumentEditing> {
  const shop = shopOf({ row, discountInLines: standing.discountInLines }, now);
  return {
    document_id: row.id,
    refusal: refusalOf(caller, standing),
    registration: shop.registration,
    supplier_gstin: shop.gstin,
    supplier_state_code: shop.stateCode,
    customer_gstin: row.customerGstin,
    customer_state_code: row.customerStateCode,
    discount_before_tax: shop.discountBeforeTax,
    round_off: shop.roundOff,
    received: rupees(standing.received),
    extra: extraOf(row),
  };
}

/** What a client needs to edit each of the documents that the caller may see. */
export async function listEditing(
  db: TenantDb,
  caller: Caller,
  ids: readonly string[],
): Promise<Static<typeof DocumentEditing>[]> {
  const rows = await selectDocuments(db, caller).where('document.id', 'in', ids).execute();
  if (rows.length === 0) return [];
  const standings = await listStandings(
    db,
    rows.map(({ id }) => id),
  );
  const now = await loadShop(db);
  return rows.flatMap((row) => {
    const standing = standings.find(({ id }) => id === row.id);
    return standing ? [toEditing(caller, row, standingOf(row, standing), now)] : [];
  });
}
