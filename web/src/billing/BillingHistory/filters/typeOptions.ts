import { formatMessage } from '@galla/domain';
import { ALL_TYPES } from '../address.ts';

/** The document types to choose from, by their value in the address. */
export const typeOptions = (): { value: string; label: string }[] => [
  { value: 'INVOICE', label: formatMessage('history.invoices') },
  { value: 'ORDER', label: formatMessage('history.orders') },
  { value: 'PROPOSAL', label: formatMessage('history.proposals') },
  { value: ALL_TYPES, label: formatMessage('history.allTypes') },
];
