import { isSheetName, type ItemKind, problem, type SheetTable } from '@galla/domain';
import type { Static } from 'typebox';
import type { SentFile } from '../../../http/multipart.ts';
import { refuseOn, refusedFor } from '../../../http/refused.ts';
import { kindOf } from '../../items/kind.ts';
import type { CatalogType } from '../../schemas.ts';
import { readInWorker } from '../read/readInWorker.ts';
import { withFileProblem } from './refusals.ts';

/** A parsed spreadsheet from a call. */
export interface SentSheet {
  kind: ItemKind;
  fileName: string;
  file: Buffer;
  table: SheetTable;
}

const LONGEST_NAME = 150;

/** Parses the sent file: it needs a catalogue, a spreadsheet's file name, and valid content (spec 1 §5, 3 §5). */
export async function readSent(
  sent: SentFile | undefined,
  type: Static<typeof CatalogType> | undefined,
  typeField = 'category_type',
): Promise<SentSheet> {
  if (!sent) throw refusedFor(problem('file', 'INVALID_INPUT', 'sheets.uploadFailed'));
  refuseOn(
    type === undefined ? problem(typeField, 'INVALID_INPUT', 'sheets.typeMissing') : undefined,
    isSheetName(sent.name) ? undefined : problem('file', 'INVALID_INPUT', 'sheets.wrongName'),
  );
  const table = await withFileProblem(() => readInWorker(sent.bytes));
  return {
    kind: kindOf(type ?? 'product'),
    // Only shown and suggested as a download name; never used as a path.
    fileName: sent.name.replaceAll(/\p{Cc}/gu, '').slice(-LONGEST_NAME),
    file: sent.bytes,
    table,
  };
}
