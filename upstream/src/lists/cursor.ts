import { createHash } from 'node:crypto';
import { problem } from '@galla/domain';
import { refusedFor, type Refused } from '../http/refused.ts';

/** What a cursor is bound to: a list, its order, and a shop. */
export interface CursorOf {
  tenantId: string;
  list: string;
}

const CHECKSUM_BYTES = 8;

/**
 * Detects truncated cursors and those of another list or shop. It is not a secret, because a cursor grants no access.
 */
function checksum({ tenantId, list }: CursorOf, text: string): Buffer {
  return createHash('sha256').update(`${tenantId}\n${list}\n${text}`).digest().subarray(0, CHECKSUM_BYTES);
}

/** The value of `after` that continues behind a row: the row's sort values, opaque to clients. */
export function encodeCursor(of: CursorOf, values: readonly (string | number)[]): string {
  const text = JSON.stringify(values.map(String));
  return Buffer.concat([checksum(of, text), Buffer.from(text)]).toString('base64url');
}

/**
 * The values of a cursor. Refuses one that is not bound to the list, or is malformed.
 * @param forms valid texts of the values, in order
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

/** The refusal of a cursor that is not bound to the list. */
export function foreignCursor(): Refused {
  return refusedFor(problem('after', 'INVALID_INPUT', 'faults.cursor'));
}
