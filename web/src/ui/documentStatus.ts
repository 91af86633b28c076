import { DOCUMENT_STATUSES, type DocumentStatus } from '@galla/domain';

/** The status of the graph; one known only to a newer server counts as unpaid, so that it is not overlooked. */
export const statusOf = (status: string): DocumentStatus =>
  DOCUMENT_STATUSES.find((one) => one === status) ?? 'UNPAID';
