import { DOCUMENT_STATUSES, type DocumentStatus } from '@galla/domain';

/** The status as the graph tells it; one of a newer server counts as unpaid, so that nobody forgets it. */
export const statusOf = (status: string): DocumentStatus =>
  DOCUMENT_STATUSES.find((one) => one === status) ?? 'UNPAID';
