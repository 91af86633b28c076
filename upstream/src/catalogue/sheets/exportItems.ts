import { type FormField, type ItemKind, quantityText, sheetValues } from '@galla/domain';
import type { Readable } from 'node:stream';
import type { TenantDb } from '../../db/tenant.ts';
import { readDrafts, type StoredDraft } from '../store/draft.ts';
import { type ItemFilter, listIds } from '../store/list.ts';
import { exportColumns, type LaidColumn } from './write/layout.ts';
import { sheetWords } from './write/words.ts';
import { writeWorkbook } from './write/writeWorkbook.ts';

/** Number of items read per statement. */
const AT_ONCE = 1000;

function textsOf(
  fields: readonly FormField[],
  columns: readonly LaidColumn[],
  { id, draft }: StoredDraft,
): string[] {
  const values = sheetValues(fields, draft);
  const counts = draft.isInventory && !draft.hasVariants;
  const own: Record<string, string> = {
    id,
    expected_quantity: counts ? quantityText(draft.available) : '',
  };
  return columns.map(({ field, hidden }) => (hidden ? own[field] : values[field]) ?? '');
}

/** The items of a list, in its order, as a workbook that can be imported again. */
export async function exportItems(
  db: TenantDb,
  kind: ItemKind,
  { fields, filter }: { fields: readonly FormField[]; filter: ItemFilter },
): Promise<Readable> {
  const columns = exportColumns(fields);
  const ids = await listIds(db, kind, filter);
  const rows: string[][] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE);
    const byId = new Map((await readDrafts(db, some)).map((item) => [item.id, item]));
    for (const id of some) {
      const item = byId.get(id);
      if (item) rows.push(textsOf(fields, columns, item));
    }
  }
  return writeWorkbook({ kind: 'write', columns, rows, words: sheetWords(kind, fields) });
}
