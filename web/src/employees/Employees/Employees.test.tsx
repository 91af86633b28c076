import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { answerWith, fail, sentInput, waiting } from '../../testing/answer.ts';
import { setWidth } from '../../testing/setWidth.ts';
import { commissionOf, employee, openEmployees, OWNER, tenant, visitEmployees } from './testing.tsx';

const CREATE = 'useWriteEmployeesCreateMutation';
const UPDATE = 'useWriteEmployeesUpdateMutation';
const STATUS = 'useWriteEmployeesStatusMutation';
const MAKE_PIN = 'useCreateOneTimePinMutation';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const field = (label: RegExp) => screen.findByRole('textbox', { name: label });
const choose = async (label: RegExp, value: string): Promise<void> => {
  fireEvent.change(await screen.findByRole('combobox', { name: label }), { target: { value } });
};
const type = async (label: RegExp, value: string): Promise<void> => {
  fireEvent.change(await field(label), { target: { value } });
};
const many = (count: number) => [OWNER, ...Array.from({ length: count - 1 }, (_, n) => employee(n + 11))];

test('ten a page, the owner first; search by name, number and designation, and the state', async () => {
  const gone = employee(99, { fullName: 'Arif Mansuri', active: false });
  const at = await openEmployees({ staff: [...many(11), gone] });
  const [, first] = screen.getAllByRole('row');
  expect(within(first ?? document.body).getByText('You')).toBeDefined();
  expect(screen.getAllByRole('row')).toHaveLength(11);
  await at.user.click(await button('Next page'));
  expect(await screen.findByText('11–12 of 12')).toBeDefined();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '9829000014' } });
  expect(await screen.findByText('1–1 of 1')).toBeDefined();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
  await at.user.click(screen.getByRole('radio', { name: 'Inactive' }));
  expect(await screen.findByRole('row', { name: /Arif Mansuri/ })).toBeDefined();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nobody' } });
  expect(await screen.findByText('No employees found')).toBeDefined();
});

test('required fields are told by their labels, and nothing is sent', async () => {
  const at = await openEmployees({ address: '?open=new' });
  await at.user.click(await button(/^Save/));
  expect(await screen.findByText('Full name is required')).toBeDefined();
  expect(await screen.findByText('Mobile number is required')).toBeDefined();
  expect(waiting(at.environment, CREATE)).toBe(0);
});

test('the owner adds somebody, and is shown the one-time PIN beside the form', async () => {
  const at = await openEmployees({ address: '?open=new' });
  await type(/^Full name/, 'Kavita Sharma');
  await type(/^Mobile/, '7891820354');
  await at.user.click(await button(/^Save/));
  const { key: _, ...input } = await sentInput(at.environment, CREATE);
  expect(input).toEqual({
    values: [
      { name: 'full_name', value: 'Kavita Sharma' },
      { name: 'mobile', value: '7891820354' },
      { name: 'designation', value: '' },
      { name: 'reporting_to', value: '' },
    ],
  });
  const added = employee(3, { fullName: 'Kavita Sharma' });
  await answerWith(at.environment, CREATE, {
    createEmployee: { __typename: 'EmployeeSuccess', employee: added, tenant: tenant([OWNER, added]) },
  });
  expect(await screen.findByText('Employee added successfully')).toBeDefined();
  expect(await sentInput(at.environment, MAKE_PIN)).toMatchObject({ employee: 'e3' });
  await answerWith(at.environment, MAKE_PIN, {
    createOneTimePin: { __typename: 'CreateOneTimePinSuccess', pin: '7309' },
  });
  expect(await screen.findByText('7 3 0 9')).toBeDefined();
  expect(await screen.findByText('Kavita chooses a PIN at the first sign-in.')).toBeDefined();
  await waitFor(() => expect(at.place()).toBe('/Employees?open=e3'));
  // Another new employee, with an empty form.
  await at.user.click(await button('Add another'));
  await waitFor(() => expect(at.place()).toBe('/Employees?open=new'));
  expect(screen.getByLabelText(/^Full name/)).toHaveProperty('value', '');
});

test('who is no owner adds without a PIN', async () => {
  const at = await openEmployees({ address: '?open=new', isOwner: false });
  await type(/^Full name/, 'Kavita Sharma');
  await type(/^Mobile/, '7891820354');
  await at.user.click(await button(/^Save/));
  const added = employee(3, { fullName: 'Kavita Sharma' });
  await answerWith(at.environment, CREATE, {
    createEmployee: { __typename: 'EmployeeSuccess', employee: added, tenant: tenant([OWNER, added]) },
  });
  expect(await screen.findByText('Employee added successfully')).toBeDefined();
  expect(waiting(at.environment, MAKE_PIN)).toBe(0);
  expect(screen.queryByRole('button', { name: 'Reset PIN' })).toBeNull();
});

test('a number that is in use is told at its field, and what was typed stays', async () => {
  const at = await openEmployees({ address: '?open=e1' });
  await type(/^Mobile/, '9829041526');
  await at.user.click(await button(/^Save/));
  expect(await sentInput(at.environment, UPDATE)).toMatchObject({ employee: 'e1', expectedVersion: 'v1' });
  const message = 'Failed to save employee. The mobile number may already exist.';
  await answerWith(at.environment, UPDATE, {
    updateEmployee: {
      __typename: 'InvalidInput',
      __isRefusal: 'InvalidInput',
      code: 'MOBILE_TAKEN',
      message: 'x',
      problems: [{ field: 'values.mobile', code: 'MOBILE_TAKEN', rule: null, message, figures: [] }],
    },
  });
  expect(await screen.findByText(message)).toBeDefined();
  expect(await screen.findByDisplayValue('9829041526')).toBeDefined();
});

test('another designation clears the manager, and offers those above it', async () => {
  const at = await openEmployees({ address: '?open=e1' });
  expect(await screen.findByRole('option', { name: 'Anil Das' })).toBeDefined();
  await choose(/^Designation/, 'd-1');
  await answerWith(at.environment, 'ReportingFieldsQuery', {
    viewer: {
      tenant: {
        __typename: 'Tenant',
        id: 't1',
        reportingOptions: [{ label: 'Sunita Sharma', value: 'e-0' }],
      },
    },
  });
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Anil Das' })).toBeNull());
  await choose(/^Reporting to/, 'e-0');
  await at.user.click(await button(/^Save/));
  const { values } = (await sentInput(at.environment, UPDATE)) as { values: object[] };
  expect(values).toContainEqual({ name: 'reporting_to', value: 'e-0' });
});

test('managers that can not be loaded are told, and everybody is offered', async () => {
  const at = await openEmployees({ address: '?open=e1' });
  await choose(/^Designation/, 'd-1');
  await fail(at.environment, 'ReportingFieldsQuery', new GraphFailure('UPSTREAM_UNAVAILABLE', 'x', 'r1'));
  expect(await screen.findByText('Could not load employees for reporting.')).toBeDefined();
  expect(await screen.findByRole('option', { name: 'Anil Das' })).toBeDefined();
});

test('somebody becomes inactive after a question of who takes over', async () => {
  const at = await openEmployees();
  await at.user.click(await screen.findByRole('checkbox', { name: 'Active, Person 1' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.queryByRole('option', { name: 'Person 1' })).toBeNull();
  fireEvent.change(question.getByRole('combobox'), { target: { value: 'e2' } });
  await at.user.click(question.getByRole('button', { name: 'Make inactive' }));
  expect(await sentInput(at.environment, STATUS)).toMatchObject({
    employee: 'e1',
    active: false,
    takenOverBy: 'e2',
  });
  const gone = employee(1, { active: false });
  await answerWith(at.environment, STATUS, {
    updateEmployeeStatus: { __typename: 'EmployeeSuccess', employee: gone, tenant: tenant([OWNER, gone]) },
  });
  expect(await screen.findByText('Person 1 is inactive')).toBeDefined();
});

test('the switch moves at once, and back where saving fails', async () => {
  const at = await openEmployees({ staff: [OWNER, employee(1, { active: false })] });
  await at.user.click(await screen.findByRole('checkbox', { name: 'Inactive, Person 1' }));
  expect(await screen.findByRole('checkbox', { name: 'Active, Person 1' })).toBeDefined();
  await answerWith(at.environment, STATUS, {
    updateEmployeeStatus: {
      __typename: 'PermissionDenied',
      __isRefusal: 'PermissionDenied',
      code: 'PERMISSION_DENIED',
      message: 'x',
    },
  });
  expect(await screen.findByText('Failed to update status')).toBeDefined();
  expect(await screen.findByRole('checkbox', { name: 'Inactive, Person 1' })).toBeDefined();
});

test('a PIN is reset after a question', async () => {
  const at = await openEmployees({ address: '?open=e1' });
  await at.user.click(await button('Reset PIN'));
  const question = within(await screen.findByRole('alertdialog'));
  await at.user.click(question.getByRole('button', { name: 'Create a one-time PIN' }));
  expect(await sentInput(at.environment, MAKE_PIN)).toMatchObject({ employee: 'e1' });
  await answerWith(at.environment, MAKE_PIN, {
    createOneTimePin: { __typename: 'CreateOneTimePinSuccess', pin: '7309' },
  });
  expect(await screen.findByText('7 3 0 9')).toBeDefined();
});

test('nobody changes himself or the owner, and who may only look changes nobody', async () => {
  await openEmployees({ isOwner: false, address: '?open=e2' });
  expect(await screen.findAllByRole('button', { name: 'Close' })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /Save|Reset/ })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: /Sunita|Person 2/ })).toBeNull();
  expect(screen.getByRole('checkbox', { name: 'Active, Person 1' })).toBeDefined();
});

test('employees that can not be fetched are told, with Retry', async () => {
  const at = visitEmployees();
  await fail(at.environment, 'EmployeesQuery', new GraphFailure('UPSTREAM_UNAVAILABLE', 'x', 'r1'));
  expect(await screen.findByText('Failed to fetch employees.')).toBeDefined();
  expect(await button('Retry')).toBeDefined();
});

test('somebody who is not there any more is told', async () => {
  await openEmployees({ address: '?open=e9' });
  expect(await screen.findByText('This employee no longer exists.')).toBeDefined();
});

test('a phone gets a list', async () => {
  setWidth(360);
  await openEmployees();
  expect(screen.queryByRole('table')).toBeNull();
  expect(await button(/Person 1/)).toBeDefined();
});

test('what everybody earned this month stands in the row; nothing is a dash, and what failed is no other list', async () => {
  setWidth(1366);
  const failed = employee(4, { commission: null });
  await openEmployees({ staff: [OWNER, employee(1), employee(3), failed] });
  const [, owner, first, third, fourth] = screen.getAllByRole('row').map((row) => row.textContent);
  expect(first).toContain('₹100.00');
  expect(third).toContain('₹300.00');
  for (const row of [owner, fourth]) expect(row).not.toContain('₹');
  expect(screen.getByText('4 employees, 4 active')).toBeDefined();
});

const BEHIND = commissionOf(1, { amount: '50000.00', sold: '32000.00' });

test('how far the target of the month is reached stands in the row, and leads to where it is set; none is a dash', async () => {
  setWidth(1366);
  await openEmployees({ staff: [OWNER, employee(1, { commission: BEHIND }), employee(2)] });
  const reached = screen.getByRole('link', { name: '64 % ₹32,000.00 of ₹50,000.00 Person 1' });
  expect(reached.getAttribute('title')).toBe('₹32,000.00 of ₹50,000.00');
  const none = screen.getByRole('link', { name: 'No target is set. Person 2' });
  expect(none.textContent).toContain('–');
  expect(reached.getAttribute('href')).toBe('/EmployeeNormalCommision?id=e1');
  expect(none.getAttribute('href')).toBe('/EmployeeNormalCommision?id=e2');
  expect(screen.queryByRole('link', { name: /Sunita Sharma/ })).toBeNull();
});

test('a phone has the target in the second line, where there is one', async () => {
  setWidth(360);
  await openEmployees({ staff: [OWNER, employee(1, { commission: BEHIND }), employee(2)] });
  expect((await button(/Person 1/)).textContent).toContain('Helper · Target 64 % · ');
  expect((await button(/Person 2/)).textContent).not.toContain('Target');
});

test('the download has the search and the state of the screen, and says what failed', async () => {
  const at = await openEmployees({ address: '?search=person&status=active' });
  const sent = vi.fn<(url: string, asked: { body: string }) => Promise<Response>>(() =>
    Promise.reject(new Error('gone')),
  );
  vi.stubGlobal('fetch', sent);
  await at.user.click(await button('Download'));
  expect(await screen.findByText('Could not save the list of employees')).toBeDefined();
  const [url, asked] = sent.mock.calls[0] ?? [];
  expect(url).toContain('/employees/export');
  expect(JSON.parse(asked?.body ?? '')).toEqual({ search: 'person', active: true });
  vi.unstubAllGlobals();
});
