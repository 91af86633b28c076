import { Input } from '@chakra-ui/react/input';
import { screen, waitFor } from '@testing-library/react';
import { Formik } from 'formik';
import { expect, test } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { FormField } from './FormField.tsx';

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

test('says what is wrong once the field was left, in place of its hint, and ties it to the field', async () => {
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
