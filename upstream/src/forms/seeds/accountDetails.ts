import { field } from '../formField.ts';

/** The account that receives UPI payments (spec 1 §2 UPI account-details page). */
export const accountDetailsForm = {
  number: 2,
  name: 'account_details',
  fields: [field('upi_name', 'UPI Name', { required: true }), field('upi_id', 'UPI ID', { required: true })],
};
