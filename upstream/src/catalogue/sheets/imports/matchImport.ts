import { ITEM_SYNONYMS } from '@galla/domain';
import type { Static } from 'typebox';
import { Refused } from '../../../http/refused.ts';
import type { Call } from '../../../http/route.ts';
import { acceptedMatching } from '../headings/chosen.ts';
import { rememberHeadings } from '../headings/remembered.ts';
import type { ChosenColumns } from '../headings/schemas.ts';
import { headingsOf } from '../headings/see.ts';
import { toReadyImport } from './answers.ts';
import { findImport, keepMatching, sentOf } from './importRows.ts';
import { fieldsOfSheet, planSheet } from './planSheet.ts';

/**
 * Stores the matching of a sent sheet, remembers it for later sheets with the same headings, and returns a preview of
 * the import.
 * @throws Refused NOT_FOUND for a sheet that is not the caller's, has expired or was already run
 */
export async function matchImport(
  { db, caller, now }: Pick<Call, 'db' | 'caller' | 'now'>,
  { id, columns }: { id: string; columns: Static<typeof ChosenColumns> },
): Promise<ReturnType<typeof toReadyImport>> {
  const found = await findImport(db, { id, staffId: caller.staffId }, now);
  const sent = await sentOf(db, id);
  if (!sent) throw new Refused('NOT_FOUND');
  const { kind } = found;
  const { table } = sent;
  const fields = await fieldsOfSheet(db, kind, caller);
  const { columns: there } = await headingsOf(db, { kind, table, fields, synonyms: ITEM_SYNONYMS });
  const matching = acceptedMatching(columns, fields, there);
  await keepMatching(db, id, matching);
  const plan = await planSheet(db, { kind, sent: { table, matching }, caller, lock: false });
  await rememberHeadings(db, kind, plan.headings.columns, now);
  return toReadyImport(found, plan);
}
