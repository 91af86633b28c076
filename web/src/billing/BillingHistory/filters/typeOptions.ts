import { formatMessage } from '@galla/domain';
import { ALL_TYPES } from '../address.ts';

/** The kinds of document to choose from, as the address writes them. */
export const typeOptions = (): { value: string; label: string }[] => [
  { value: 'INVOICE', label: formatMessage('history.invoices') },
  { value: 'ORDER', label: formatMessage('history.orders') },
  { value: 'PROPOSAL', label: formatMessage('history.proposals') },
  { value: ALL_TYPES, label: formatMessage('history.allTypes') },
];
