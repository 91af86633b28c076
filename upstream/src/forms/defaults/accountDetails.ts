import { formField } from '@galla/domain';
import type { DefaultForm } from './kind.ts';

/** The account that receives UPI payments (spec 1 §2 UPI account-details page). */
export const accountDetails: DefaultForm = {
  number: 2,
  name: 'account_details',
  core: ['upi_name', 'upi_id'],
  fields: () => [
    formField('upi_name', 'UPI Name', { required: true }),
    formField('upi_id', 'UPI ID', { required: true }),
  ],
};
