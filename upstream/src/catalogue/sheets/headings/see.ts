import {
  type FormField,
  type Matching,
  seeHeadings,
  type SheetHeadings,
  type SheetTable,
  type Synonyms,
} from '@galla/domain';
import type { TenantDb } from '../../../db/tenant.ts';
import { rememberedHeadings, type SheetKind } from './remembered.ts';

interface Asked {
  kind: SheetKind;
  table: SheetTable;
  fields: readonly FormField[];
  synonyms: Synonyms;
  /** What was matched of this sheet; left out before. */
  matching?: Matching | undefined;
}

/** Reads the headings of a sheet, with what the shop matched before where they are not those of the template. */
export async function headingsOf(db: TenantDb, { kind, table, ...known }: Asked): Promise<SheetHeadings> {
  const seen = seeHeadings(table, known);
  if (!seen.needsMatching) return seen;
  return seeHeadings(table, { ...known, remembered: await rememberedHeadings(db, kind) });
}
