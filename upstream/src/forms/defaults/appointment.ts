import { formField, FREE_TEXT } from '@galla/domain';
import type { DefaultForm } from './kind.ts';

/** An appointment without its customer and time (spec 2 §3 Appointment). */
export const appointment: DefaultForm = {
  number: 7,
  name: 'appointment',
  core: [],
  fields: () => [
    formField('looking_for', 'Looking for', { type: 'autocomplete', subtype: FREE_TEXT, required: true }),
    formField('assignedTo', 'Assigned to', { type: 'select' }),
    formField('description', 'Notes', { type: 'textarea' }),
  ],
};
