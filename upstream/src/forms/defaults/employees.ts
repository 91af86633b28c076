import { formField } from '@galla/domain';
import { same } from './choices.ts';
import type { DefaultForm } from './kind.ts';

/** An employee (spec 3 §3 Employee); designations and colleagues are filled in on request. */
export const employees: DefaultForm = {
  number: 6,
  name: 'employees',
  core: ['full_name', 'mobile'],
  fields: () => [
    formField('full_name', 'Full name', { required: true }),
    formField('mobile', 'Mobile number', { required: true, subtype: 'tel' }),
    formField('gender', 'Gender', { type: 'radio-group', values: same('Female', 'Male', 'Other') }),
    formField('employee_type', 'Employee type', {
      type: 'select',
      values: same('Full time', 'Part time', 'Contract', 'Trainee'),
    }),
    formField('dateOfJoining', 'Date of joining', { type: 'date' }),
    formField('designation', 'Designation', { type: 'select' }),
    formField('reporting_to', 'Reporting to', { type: 'select' }),
    formField('specialization', 'Specialisation'),
    formField('image', 'Photo', { type: 'file', accept: 'image/jpeg,image/png' }),
  ],
};
