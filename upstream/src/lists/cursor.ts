import { createHash } from 'node:crypto';
import { problem } from '@galla/domain';
import { refusedFor, type Refused } from '../http/refused.ts';

/** Which rows a cursor belongs to: those of one list, in one order, of one shop. */
export interface CursorOf {
  tenantId: string;
  list: string;
}

const CHECKSUM_BYTES = 8;

/** Tells a cursor of another list or shop, and one that was cut short. It is no secret: a cursor opens nothing. */
function checksum({ tenantId, list }: CursorOf, text: string): Buffer {
  return createHash('sha256').update(`${tenantId}\n${list}\n${text}`).digest().subarray(0, CHECKSUM_BYTES);
}

/** What `after` takes to go on behind a row: the values that the list is ordered by, opaque to clients. */
export function encodeCursor(of: CursorOf, values: readonly (string | number)[]): string {
  const text = JSON.stringify(values.map(String));
  return Buffer.concat([checksum(of, text), Buffer.from(text)]).toString('base64url');
}

/**
 * The values of a cursor. Refuses one that does not belong to the list; so is one that somebody made by himself.
 * @param forms which texts can be the values, in their order
 */
export function decodeCursor(
  of: CursorOf,
  cursor: string,
  forms: readonly ((text: string) => boolean)[],
): string[] {
  const bytes = Buffer.from(cursor, 'base64url');
  const text = bytes.subarray(CHECKSUM_BYTES).toString('utf8');
  if (!checksum(of, text).equals(bytes.subarray(0, CHECKSUM_BYTES))) throw foreignCursor();
  const values = valuesIn(text);
  const isWhole = values?.length === forms.length && forms.every((takes, at) => takes(values[at] ?? ''));
  if (!isWhole) throw foreignCursor();
  return values;
}

function valuesIn(text: string): string[] | undefined {
  try {
    const values: unknown = JSON.parse(text);
    const areTexts = Array.isArray(values) && values.every((value) => typeof value === 'string');
    return areTexts ? values : undefined;
  } catch {
    return undefined;
  }
}

/** The refusal of a cursor that does not belong to the list. */
export function foreignCursor(): Refused {
  return refusedFor(problem('after', 'INVALID_INPUT', 'faults.cursor'));
}
