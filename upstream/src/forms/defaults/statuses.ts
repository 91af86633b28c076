import { CUSTOMER_STATUSES, formField } from '@galla/domain';
import type { DefaultForm } from './kind.ts';

/** The number of the form of statuses that have none of their own. */
const NO_FIELDS = 30;

/** Name of the form of a customer's status. */
export const statusFormName = (code: string): string => `status_${code}`;

const options = (...labels: string[]) => labels.map((label) => ({ label, value: label }));
const scheduleOn = formField('schedule_on', 'Schedule on', { subtype: 'datetime-local', required: true });

const FIELDS: Readonly<Record<string, Pick<DefaultForm, 'number' | 'fields'>>> = {
  follow_up: {
    number: 32,
    fields: () => [
      formField('how', 'How', {
        type: 'radio-group',
        required: true,
        values: options('Call', 'WhatsApp', 'Visit'),
      }),
      scheduleOn,
      formField('looking_for', 'Looking for', { type: 'textarea' }),
    ],
  },
  visit_planned: {
    number: 33,
    fields: () => [scheduleOn, formField('looking_for', 'Looking for', { type: 'textarea' })],
  },
  not_interested: {
    number: 37,
    fields: () => [
      formField('reason', 'Reason', {
        type: 'select',
        required: true,
        values: options('Price', 'Bought elsewhere', 'Not available', 'Other'),
      }),
      formField('remark', 'Remark', { type: 'textarea' }),
    ],
  },
};

/** The forms of statuses; one without a line here has no fields unless the shop defines a form. */
export const statusForms: readonly DefaultForm[] = CUSTOMER_STATUSES.flatMap(({ code }) => {
  const form = FIELDS[code];
  return form ? [{ ...form, name: statusFormName(code), core: [] }] : [];
});

/** The form of a status without fields. */
export const emptyStatusForm = (code: string) => ({ id: NO_FIELDS, name: statusFormName(code), fields: [] });
