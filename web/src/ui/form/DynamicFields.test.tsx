import { screen, waitFor, within } from '@testing-library/react';
import { Formik, type FormikErrors } from 'formik';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, test, vi } from 'vitest';
import type { DynamicFields_form$key } from '../../__generated__/DynamicFields_form.graphql.ts';
import type { useDynamicForm_form$key } from '../../__generated__/useDynamicForm_form.graphql.ts';
import { fragmentKey } from '../../testing/fragmentKey.ts';
import { renderUi } from '../../testing/render.tsx';
import { DynamicFields } from './DynamicFields.tsx';
import type { Entries } from './entries.ts';
import { FocusProblem } from './FocusProblem.tsx';
import { useDynamicForm } from './useDynamicForm.ts';
import { hasFocus } from '../../testing/hasFocus.ts';
import { Input } from '@chakra-ui/react/input';
import { FormField } from '../FormField.tsx';

type FormKey = DynamicFields_form$key & useDynamicForm_form$key;

const option = (field: string) => (label: string) => ({
  __typename: 'FormOption',
  id: `${field}-${label}`,
  label,
  value: label.toUpperCase(),
});

const field = (name: string, type: string, rest: { options?: string[]; [name: string]: unknown } = {}) => ({
  __typename: 'FormField',
  id: name,
  name,
  label: name,
  type,
  required: false,
  disabled: false,
  multiple: false,
  subtype: null,
  accept: null,
  ...rest,
  options: (rest.options ?? []).map(option(name)),
});

function Form({ form, onSubmit }: { form: FormKey; onSubmit: (entries: Entries) => void }) {
  const { initialEntries, validate } = useDynamicForm(form);
  return (
    <Formik initialValues={initialEntries} validate={validate} onSubmit={onSubmit}>
      {({ handleSubmit }) => (
        <form onSubmit={handleSubmit} noValidate>
          <DynamicFields form={form} />
          <FocusProblem />
          <button type="submit">Submit</button>
        </form>
      )}
    </Formik>
  );
}

function open(fields: ReturnType<typeof field>[]) {
  const environment = createMockEnvironment();
  const key = fragmentKey(environment, ['DynamicFields_form', 'useDynamicForm_form'], {
    __typename: 'Form',
    id: 'form',
    fields,
  });
  const onSubmit = vi.fn<(entries: Entries) => void>();
  const { user } = renderUi(
    <RelayEnvironmentProvider environment={environment}>
      <Form form={key as FormKey} onSubmit={onSubmit} />
    </RelayEnvironmentProvider>,
  );
  const submit = () => user.click(screen.getByRole('button', { name: 'Submit' }));
  return { user, submit, entries: () => onSubmit.mock.calls[0]?.[0] };
}

test('asks for what is required, at its field', async () => {
  const { user, submit, entries } = open([
    field('UPI Name', 'TEXT', { required: true }),
    field('Note', 'TEXTAREA'),
  ]);
  await submit();
  const name = screen.getByRole('textbox', { name: /UPI Name/ });
  expect(await screen.findByText('UPI Name is required')).toBeDefined();
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(entries()).toBeUndefined();
  await user.type(name, '  ');
  await submit();
  expect(screen.getByText('UPI Name is required')).toBeDefined();
  await user.type(name, 'Meenakshi');
  await submit();
  expect(entries()).toEqual({ 'UPI Name': '  Meenakshi', Note: '' });
});

test('has a control for every type, and hands on what was chosen', async () => {
  const { user, submit, entries } = open([
    field('Amount', 'NUMBER'),
    field('Delivery', 'DATE'),
    field('City', 'SELECT', { options: ['Jaipur', 'Pune'] }),
    field('Mode', 'RADIO_GROUP', { options: ['Cash', 'UPI'] }),
    field('Size', 'RADIO_GROUP', { options: ['S', 'M', 'L', 'XL'] }),
    field('Extras', 'CHECKBOX_GROUP', { options: ['Padding', 'Tassel'] }),
    field('Colour', 'AUTOCOMPLETE', { options: ['Red', 'Green'] }),
    field('Design', 'FILE'),
  ]);
  await user.type(screen.getByLabelText('Amount'), '12.5');
  await user.type(screen.getByLabelText('Delivery'), '2026-12-10');
  await user.selectOptions(screen.getByLabelText('City'), 'Pune');
  await user.click(screen.getByRole('radio', { name: 'UPI' }));
  await user.click(
    within(screen.getByRole('radiogroup', { name: 'Size' })).getByRole('radio', { name: 'L' }),
  );
  await user.click(screen.getByRole('checkbox', { name: 'Padding' }));
  await user.click(screen.getByRole('checkbox', { name: 'Tassel' }));
  await user.type(await screen.findByRole('combobox', { name: 'Colour' }), 'gre');
  await user.click(await screen.findByRole('option', { name: 'Green' }));
  const design = new File(['x'], 'design.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Design'), design);
  await submit();
  expect(entries()).toEqual({
    Amount: '12.5',
    Delivery: '2026-12-10',
    City: 'PUNE',
    Mode: 'UPI',
    Size: 'L',
    Extras: ['PADDING', 'TASSEL'],
    Colour: 'GREEN',
    Design: [design],
  });
});

test.each([
  ['few', ['S', 'M']],
  ['many', ['S', 'M', 'L', 'XL']],
])('a choice of %s that was not made is told, marked and focused', async (_, options) => {
  const { submit } = open([field('Size', 'RADIO_GROUP', { required: true, options })]);
  await submit();
  expect(await screen.findByText('Size is required')).toBeDefined();
  const group = screen.getByRole('radiogroup', { name: /^Size/ });
  expect(group.getAttribute('aria-invalid')).toBe('true');
  await hasFocus(group);
});

test('ticks of which one is required are told, marked and focused', async () => {
  const { submit } = open([
    field('Extras', 'CHECKBOX_GROUP', { required: true, options: ['Padding', 'Tassel'] }),
  ]);
  await submit();
  expect(await screen.findByText('Extras is required')).toBeDefined();
  const first = screen.getByRole('checkbox', { name: 'Padding' });
  expect(first.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(first));
});

test('a field that is not open to change is not', () => {
  open([field('Number', 'TEXT', { disabled: true })]);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Number' }).disabled).toBe(true);
});

interface Values {
  name: string;
  mobile: string;
}

/** The form validates the name, the server refuses the mobile number. */
const form = (
  <Formik<Values>
    initialValues={{ name: '', mobile: '98290' }}
    validate={({ name }): FormikErrors<Values> => (name === '' ? { name: 'Please enter customer name' } : {})}
    onSubmit={async (_values, { setErrors }) =>
      setErrors({ mobile: 'The mobile number is already existing' })
    }
  >
    {({ handleSubmit }) => (
      <form onSubmit={handleSubmit}>
        <FormField name="name" label="Name">
          {(field) => <Input {...field} />}
        </FormField>
        <FormField name="mobile" label="Mobile number">
          {(field) => <Input {...field} />}
        </FormField>
        <button type="submit">Save</button>
        <FocusProblem />
      </form>
    )}
  </Formik>
);

test('goes to the first problem, whoever found it, and leaves the typing alone', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const inSight = () => (scroll.mock.contexts.at(-1) as Element | undefined)?.textContent;
  const { user } = renderUi(form);
  const save = screen.getByRole('button', { name: 'Save' });
  const name = screen.getByLabelText('Name');
  await user.click(save);
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(inSight()).toContain('Please enter customer name');
  await user.keyboard('Priya');
  expect(document.activeElement).toBe(name);
  await user.click(save);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Mobile number')));
  expect(inSight()).toContain('The mobile number is already existing');
});
