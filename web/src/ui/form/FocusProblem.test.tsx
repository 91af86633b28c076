import { Input } from '@chakra-ui/react/input';
import { screen, waitFor } from '@testing-library/react';
import { Formik, type FormikErrors } from 'formik';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../testing/render.tsx';
import { FormField } from '../FormField.tsx';
import { FocusProblem } from './FocusProblem.tsx';

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
  const inSight = () => scroll.mock.contexts.at(-1)?.textContent;
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
