import { formField } from '@galla/domain';

/** What is written on a bill besides its lines (spec 2 §3). */
export const invoiceForm = {
  number: 1,
  name: 'invoice',
  fields: [
    formField('description', 'Description', { type: 'textarea' }),
    formField('advance', 'Advance', { type: 'number' }),
    formField('delivery_date', 'Delivery date', { type: 'date' }),
  ],
};
