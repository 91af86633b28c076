import { isDay } from '@galla/domain';
import { invalidField } from '../../http/refused.ts';

/** A position in the order of changes: an ISO 8601 instant, and the id of the last record at that instant. */
export interface Place {
  at: string;
  id: string;
}

const NOBODY = '00000000-0000-0000-0000-000000000000';
const FORM = /^((\d{4}-\d\d-\d\d)T\d\d:\d\d:\d\d\.\d{1,6}Z) ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

export function encodeCursor({ at, id }: Place): string {
  return Buffer.from(`${at} ${id}`).toString('base64url');
}

/** The position given by a client; the beginning without one. Refuses anything that is not from a response. */
export function decodeCursor(cursor: string | undefined, since: string | undefined): Place {
  if (cursor === undefined) {
    const at = since === undefined ? new Date(0) : new Date(since);
    if (Number.isNaN(at.getTime())) throw invalidField('since');
    return { at: at.toISOString(), id: NOBODY };
  }
  const [, at, day = '', id] = FORM.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  if (at === undefined || id === undefined || !isDay(day) || Number.isNaN(Date.parse(at)))
    throw invalidField('cursor');
  return { at, id };
}
