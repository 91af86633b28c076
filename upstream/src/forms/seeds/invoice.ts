import { field } from '../formField.ts';

/** What is written on a bill besides its lines (spec 2 §3). */
export const invoiceForm = {
  number: 1,
  name: 'invoice',
  fields: [
    field('description', 'Description', { type: 'textarea' }),
    field('advance', 'Advance', { type: 'number' }),
    field('delivery_date', 'Delivery date', { type: 'date' }),
  ],
};
