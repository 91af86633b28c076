import { formField } from '@galla/domain';

/** The account that receives UPI payments (spec 1 §2 UPI account-details page). */
export const accountDetailsForm = {
  number: 2,
  name: 'account_details',
  fields: [
    formField('upi_name', 'UPI Name', { required: true }),
    formField('upi_id', 'UPI ID', { required: true }),
  ],
};
