import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeSession } from '../../app/session/store.ts';
import { unreachable } from '../../app/graph/failure.ts';
import { answerWith, fail, sentInput } from '../../testing/answer.ts';
import { type AtRoute, renderAt } from '../../testing/render.tsx';
import { customerDetailsRoute, statusUpdateRoute } from '../CustomerDetails/route.ts';
import { answered, customer } from '../CustomerDetails/testing.ts';

beforeEach(() => storeSession({ access_token: 'secret' }));

const MUTATION = 'useUpdateCustomerStatusMutation';
const tenant = (fields: object) => ({
  viewer: { __typename: 'Viewer', tenant: { __typename: 'Tenant', id: 't1', ...fields } },
});
const STATUSES = tenant({
  customerStatuses: [
    { code: 'interested', name: 'Interested', fieldCount: 0, formName: 'status_interested' },
    { code: 'visit_planned', name: 'Visit planned', fieldCount: 2, formName: 'status_visit_planned' },
  ],
});
const field = (name: string, label: string, more: object = {}) => ({
  __typename: 'FormField',
  name,
  label,
  type: 'TEXT',
  required: false,
  disabled: false,
  multiple: false,
  subtype: null,
  accept: null,
  options: [],
  ...more,
});
const FORM = tenant({
  form: {
    __typename: 'Form',
    name: 'status_visit_planned',
    fields: [
      field('schedule_on', 'Schedule on', { subtype: 'datetime-local', required: true }),
      field('looking_for', 'Looking for', { type: 'TEXTAREA' }),
    ],
  },
});

async function open(): Promise<AtRoute & { dialog: ReturnType<typeof within> }> {
  const at = renderAt('/crm/status-update?id=c1', [customerDetailsRoute, statusUpdateRoute]);
  await answerWith(at.environment, 'CustomerDetailsQuery', answered());
  const dialog = within(await screen.findByRole('dialog', { name: 'Update Status' }));
  await answerWith(at.environment, 'StatusChoiceQuery', STATUSES);
  await dialog.findByRole('button', { name: /Interested/ });
  return { ...at, dialog };
}

test('a status without fields is saved at once', async () => {
  const { user, environment, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: /Interested/ }));
  expect(await sentInput(environment, MUTATION)).toMatchObject({ customer: 'c1', status: 'interested' });
  await answerWith(environment, MUTATION, {
    updateCustomerStatus: { __typename: 'CustomerSuccess', customer: customer() },
  });
  expect(await screen.findByText('Priya Agarwal is now “Interested”')).toBeDefined();
});

test('a status with a form asks for it; a time that is taken may be wanted all the same', async () => {
  const { user, environment, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: /Visit planned/ }));
  await answerWith(environment, 'StatusFormQuery', FORM);
  expect(await dialog.findByText('Becomes an appointment in the calendar.')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Update Status' }));
  expect(await dialog.findByText('Schedule on is required')).toBeDefined();
  await user.type(dialog.getByLabelText('Time'), '11:00');
  await user.type(dialog.getByLabelText(/^Schedule on/), '24/11/2026');
  await user.type(dialog.getByLabelText(/^Looking for/), 'Lehenga');
  await user.click(dialog.getByRole('button', { name: 'Update Status' }));
  const first = await sentInput(environment, MUTATION);
  expect(first).toMatchObject({
    status: 'visit_planned',
    values: [
      { name: 'schedule_on', value: '2026-11-24T11:00' },
      { name: 'looking_for', value: 'Lehenga' },
    ],
  });
  const taken = 'Rekha Yadav has an appointment from 11:00 am to 12:00 pm';
  await answerWith(environment, MUTATION, {
    updateCustomerStatus: {
      __typename: 'InvalidInput',
      __isRefusal: 'InvalidInput',
      code: 'APPOINTMENT_TAKEN',
      message: taken,
      problems: [{ field: 'values.schedule_on', message: taken }],
    },
  });
  expect(await dialog.findByText(taken)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Book anyway' }));
  await user.click(dialog.getByRole('button', { name: 'Update Status' }));
  expect(await sentInput(environment, MUTATION)).toMatchObject({ doubleBooking: true });
});

test('a form that can not be fetched is told, with Retry', async () => {
  const { user, environment, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: /Visit planned/ }));
  await fail(environment, 'StatusFormQuery', unreachable('r1'));
  expect(await dialog.findByText('Error fetching form details')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: /Retry/ }));
  await answerWith(environment, 'StatusFormQuery', FORM);
  expect(await dialog.findByLabelText(/^Looking for/)).toBeDefined();
});
