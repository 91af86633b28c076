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
  /** The matching of this sheet; undefined before there is one. */
  matching?: Matching | undefined;
}

/** Reads the headings of a sheet, with remembered matchings for those that are not the template's. */
export async function headingsOf(db: TenantDb, { kind, table, ...known }: Asked): Promise<SheetHeadings> {
  const seen = seeHeadings(table, known);
  if (!seen.needsMatching) return seen;
  return seeHeadings(table, { ...known, remembered: await rememberedHeadings(db, kind) });
}
