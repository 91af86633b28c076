import type { Readable } from 'node:stream';
import type { ContactValues } from '@galla/domain';
import { writeWorkbook } from '../../catalogue/index.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { type CustomerFilter, found, visible } from '../list.ts';
import { seesDetails } from '../visibility.ts';
import { contactColumns, contactWords } from './columns.ts';
import { valuesOf } from './values.ts';

/** The maximum of one workbook, equal to that of an upload. */
const MOST = 10_000;

/** Columns left out for callers who may not see personal details. */
const PARTICULARS = [
  'email',
  'company',
  'location',
  'dob',
  'anniversary',
  'opening_due',
  'credit_limit',
] as const;

/** The contacts of a list as a workbook that can be uploaded again. */
export async function exportContacts(
  db: TenantDb,
  caller: Caller,
  filter: CustomerFilter,
  now: Date,
): Promise<Readable> {
  const ids = filter.search?.trim() ? (await found(db, caller, filter, now)).map(({ id }) => id) : undefined;
  const rows = await visible(db, caller, { ...filter, search: undefined }, now)
    .$if(ids !== undefined, (query) =>
      query.where('customer.id', 'in', (ids ?? []).length > 0 ? (ids ?? []) : [null]),
    )
    .orderBy('customer.lastSeenAt', 'desc')
    .orderBy('customer.id', 'desc')
    .limit(MOST)
    .selectAll('customer')
    .execute();
  const columns = contactColumns();
  const hidden = new Set<string>(seesDetails(caller) ? [] : PARTICULARS);
  const texts = rows.map((row) => {
    const values = valuesOf(row);
    return columns.map(({ field }) => (hidden.has(field) ? '' : values[field as keyof ContactValues]));
  });
  return writeWorkbook({ kind: 'write', columns, rows: texts, words: contactWords() });
}
