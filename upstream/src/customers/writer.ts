import { fullName } from '@galla/domain';

/** Maximum number of records returned per kind. */
export const MOST_TOLD = 200;

/** Name of a record's author; null when unknown, for example after an import. */
export const writerName = (row: { firstName: string | null; lastName: string | null }): string | null =>
  row.firstName === null ? null : fullName(row.firstName, row.lastName ?? '');
