import { say } from '@galla/domain';
import { ALL_TYPES } from '../address.ts';

/** The kinds of document to choose from, as the address writes them. */
export const typeOptions = (): { value: string; label: string }[] => [
  { value: 'INVOICE', label: say('history.invoices') },
  { value: 'ORDER', label: say('history.orders') },
  { value: 'PROPOSAL', label: say('history.proposals') },
  { value: ALL_TYPES, label: say('history.allTypes') },
];
