import { formField, MONEY } from '@galla/domain';
import type { DefaultForm } from './kind.ts';

/** The fields of a bill in addition to its lines (spec 2 §3). */
export const invoice: DefaultForm = {
  number: 1,
  name: 'invoice',
  core: [],
  fields: () => [
    formField('description', 'Description', { type: 'textarea' }),
    formField('advance', 'Advance', { type: 'number', subtype: MONEY }),
    formField('delivery_date', 'Delivery date', { type: 'date' }),
  ],
};
