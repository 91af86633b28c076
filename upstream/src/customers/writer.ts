import { fullName } from '@galla/domain';

/** The most that is told of one kind of record of a customer. */
export const MOST_TOLD = 200;

/** Name of who wrote a record; null where nobody is known, as of what an import brought. */
export const writerName = (row: { firstName: string | null; lastName: string | null }): string | null =>
  row.firstName === null ? null : fullName(row.firstName, row.lastName ?? '');
