import { Input } from '@chakra-ui/react/input';
import { screen, waitFor } from '@testing-library/react';
import { Formik } from 'formik';
import { expect, test } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { FormField } from './FormField.tsx';
import { useState } from 'react';
import { SelectField } from './SelectField.tsx';
import { Labelled } from './Labelled.tsx';
import { SegmentedChoice } from './SegmentedChoice.tsx';
import { SearchField } from './SearchField.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';

const form = (
  <Formik
    initialValues={{ name: '' }}
    validate={({ name }) => (name === '' ? { name: 'Please enter customer name' } : {})}
    onSubmit={() => undefined}
  >
    <FormField name="name" label="Name" required hint="As it stands on the bill">
      {(field) => <Input {...field} />}
    </FormField>
  </Formik>
);

test('a field: says what is wrong once the field was left, in place of its hint, and ties it to the field', async () => {
  const { user } = renderUi(form);
  const name = screen.getByRole('textbox', { name: /Name/ });
  expect(screen.getByText('As it stands on the bill')).toBeDefined();
  expect(screen.queryByText('Please enter customer name')).toBeNull();
  await user.click(name);
  await user.tab();
  const sentence = await screen.findByText('Please enter customer name');
  await waitFor(() =>
    expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.contains(sentence)).toBe(
      true,
    ),
  );
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('As it stands on the bill')).toBeNull();
  await user.type(name, 'Priya');
  expect(screen.queryByText('Please enter customer name')).toBeNull();
});

function Status() {
  const [status, setStatus] = useState<'PAID' | 'UNPAID' | ''>('');
  return (
    <>
      <SelectField
        label="Status"
        placeholder="All statuses"
        options={[
          { value: 'PAID', label: 'Paid' },
          { value: 'UNPAID', label: 'Unpaid' },
        ]}
        value={status}
        onValue={setStatus}
      />
      <output>{status === '' ? 'all' : status}</output>
    </>
  );
}

test('a select: chooses one, and none again', async () => {
  const { user } = renderUi(<Status />);
  const list = screen.getByRole('combobox', { name: 'Status' });
  await user.selectOptions(list, 'Unpaid');
  expect(screen.getByRole('status').textContent).toBe('UNPAID');
  await user.selectOptions(list, 'All statuses');
  expect(screen.getByRole('status').textContent).toBe('all');
});

function Mode() {
  const [mode, setMode] = useState<'CASH' | 'UPI'>();
  return (
    <Labelled label="Payment mode" required error={mode ? undefined : 'Please select payment mode'}>
      <SegmentedChoice
        choices={[
          { value: 'CASH', label: 'Cash' },
          { value: 'UPI', label: 'UPI' },
        ]}
        value={mode}
        onValue={setMode}
      />
    </Labelled>
  );
}

test('a segmented choice: is a group of radio buttons with the name and the problem of its field', async () => {
  const { user } = renderUi(<Mode />);
  const group = screen.getByRole('radiogroup', { name: /Payment mode/ });
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Please select payment mode')).toBeDefined();
  await user.click(screen.getByText('Cash'));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'UPI' }).checked).toBe(true);
  expect(group.getAttribute('aria-invalid')).toBe('false');
});

function Counter() {
  const [text, setText] = useState('');
  return (
    <>
      <SearchField label="Search by title" value={text} onChange={setText} />
      <button type="button">Elsewhere</button>
    </>
  );
}

const search = (): HTMLInputElement => screen.getByRole('searchbox', { name: 'Search by title' });

test('the search field: the slash brings the focus, and is not typed', async () => {
  const { user } = renderUi(<Counter />);
  await user.click(screen.getByText('Elsewhere'));
  await user.keyboard('/silk');
  expect(document.activeElement).toBe(search());
  expect(search().value).toBe('silk');
});

test('the search field: Escape leaves it once it is empty, so that single letters are keys again', async () => {
  const { user } = renderUi(<Counter />);
  await user.type(search(), 'silk{Escape}');
  expect(document.activeElement).toBe(search());
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(document.body);
});

test('the search field: Escape empties it; so does the cross, and the focus comes back', async () => {
  const { user } = renderUi(<Counter />);
  await user.type(search(), 'silk{Escape}');
  expect(search().value).toBe('');
  await user.type(search(), 'cotton');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(search().value).toBe('');
  expect(document.activeElement).toBe(search());
});

function Fabric({ max }: { max?: number }) {
  const [quantity, setQuantity] = useState(2500);
  return (
    <>
      <QuantityStepper name="Fabric" value={quantity} onValue={setQuantity} max={max} />
      <output>{quantity}</output>
    </>
  );
}

const quantity = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Quantity, Fabric' });

test('the quantity: steps by one and takes a number typed over, also in parts of the unit', async () => {
  const { user } = renderUi(<Fabric />);
  await user.click(screen.getByRole('button', { name: 'One more Fabric' }));
  expect(quantity().value).toBe('3.5');
  await user.click(quantity());
  await user.keyboard('0.25');
  expect(screen.getByRole('status').textContent).toBe('250');
});

test('the quantity: never goes to zero: not by the button, not by typing', async () => {
  const { user } = renderUi(<Fabric />);
  const less = screen.getByRole<HTMLButtonElement>('button', { name: 'One less Fabric' });
  await user.click(less);
  await user.click(less);
  expect(quantity().value).toBe('0.5');
  expect(less.disabled).toBe(true);
  await user.click(quantity());
  await user.keyboard('0');
  expect(screen.getByRole('status').textContent).toBe('500');
  await user.tab();
  expect(quantity().value).toBe('0.5');
});

test('the quantity: stops at what is in stock', async () => {
  const { user } = renderUi(<Fabric max={3500} />);
  const more = screen.getByRole<HTMLButtonElement>('button', { name: 'One more Fabric' });
  await user.click(more);
  expect(more.disabled).toBe(true);
});
