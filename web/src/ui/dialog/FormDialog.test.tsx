import { Input } from '@chakra-ui/react/input';
import { screen, waitFor } from '@testing-library/react';
import { Formik } from 'formik';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '../../testing/render.tsx';
import { FormField } from '../FormField.tsx';
import { DialogForm } from './DialogForm.tsx';
import { FormDialog } from './FormDialog.tsx';
import { hasFocus } from '../../testing/hasFocus.ts';

function Renaming() {
  const [open, setOpen] = useState(true);
  const close = (): void => setOpen(false);
  return (
    <FormDialog open={open} title="Rename" closable onClose={close}>
      <Formik initialValues={{ name: 'Kota' }} onSubmit={close}>
        {({ handleSubmit }) => (
          <DialogForm submit="Save" onSubmit={handleSubmit} onCancel={close}>
            <FormField name="name" label="Name">
              {(field) => <Input {...field} />}
            </FormField>
          </DialogForm>
        )}
      </Formik>
    </FormDialog>
  );
}

async function open() {
  const { user } = renderUi(<Renaming />);
  const dialog = await screen.findByRole('dialog', { name: 'Rename' });
  await hasFocus(dialog);
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  return { user, name };
}

const asked = () => screen.findByRole('alertdialog', { name: 'Unsaved Changes' });
const nothingOpen = (): boolean =>
  screen.queryByRole('dialog') === null && screen.queryByRole('alertdialog') === null;

test('with nothing typed, or typed back, Escape closes it at once', async () => {
  const { user, name } = await open();
  await user.type(name, 'x{Backspace}');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(nothingOpen()).toBe(true));
});

test.each([
  ['Escape', '{Escape}'],
  ['its button', 'Close'],
])('%s asks before what was typed is lost: Stay keeps it, Leave gives it up', async (_what, act) => {
  const { user, name } = await open();
  const slip = async (): Promise<void> =>
    act === 'Close' ? user.click(await screen.findByRole('button', { name: act })) : user.keyboard(act);
  await user.type(name, ' doria');
  await slip();
  await asked();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const dialog = await screen.findByRole('dialog', { name: 'Rename' });
  await hasFocus(dialog);
  expect(name.value).toBe('Kota doria');
  await slip();
  await asked();
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(nothingOpen()).toBe(true));
});

test('Cancel and Save are no slips', async () => {
  const { user, name } = await open();
  await user.type(name, ' doria{Enter}');
  await waitFor(() => expect(nothingOpen()).toBe(true));
});
