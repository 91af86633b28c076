import { Input } from '@chakra-ui/react/input';
import { screen, waitFor, act } from '@testing-library/react';
import { useState, useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { hasFocus } from '../../testing/hasFocus.ts';
import { renderUi } from '../../testing/render.tsx';
import { DialogForm } from './DialogForm.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import { Formik } from 'formik';
import { FormField } from '../FormField.tsx';
import { FormDialog } from './FormDialog.tsx';
import { Drawer } from '@chakra-ui/react/drawer';
import { Sheet } from '../Sheet.tsx';
import { useNoteFocus } from './opener.ts';

interface Options {
  closes?: 'anyhow' | 'deliberately' | 'never';
  busy?: boolean;
}

function Renaming({ closes = 'anyhow', busy = false, onSend }: Options & { onSend: () => void }) {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <DialogFrame
        open={open}
        title="Rename"
        description="The saree"
        closes={closes}
        closable
        onClose={close}
      >
        <DialogForm
          submit="Save"
          pending="Saving…"
          busy={busy}
          onCancel={close}
          onSubmit={(event) => {
            event.preventDefault();
            onSend();
          }}
        >
          <Input aria-label="Name" />
        </DialogForm>
      </DialogFrame>
    </>
  );
}

async function open(options: Options = {}) {
  const onSend = vi.fn<() => void>();
  const { user } = renderUi(<Renaming {...options} onSend={onSend} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rename' });
  await hasFocus(dialog);
  return { user, dialog, onSend };
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const named = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

test('a dialog: says what it is about, sends by Enter, and begins anew when it is opened again', async () => {
  const { user, dialog, onSend } = await open();
  const about = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(about?.textContent).toBe('The saree');
  await user.type(screen.getByLabelText('Name'), 'Kota{Enter}');
  expect(onSend).toHaveBeenCalledTimes(1);
  await user.click(await named('Cancel'));
  await gone();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Open'));
  await user.click(await named('Open'));
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('');
});

test.each(['anyhow', 'deliberately'] as const)(
  'a dialog: %s: Escape and its button close it',
  async (closes) => {
    const { user } = await open({ closes });
    await user.keyboard('{Escape}');
    await gone();
    await user.click(await named('Open'));
    await user.click(await named('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

test('a dialog: never: Escape does not close it', async () => {
  const { user, dialog } = await open({ closes: 'never' });
  await user.keyboard('{Escape}');
  expect(dialog.dataset['state']).toBe('open');
});

test('a dialog: what is on its way is neither sent again nor given up', async () => {
  await open({ busy: true });
  expect((await named('Cancel')).disabled).toBe(true);
  expect((await named('Saving…')).disabled).toBe(true);
});

function RenamingForm() {
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

async function openForm() {
  const { user } = renderUi(<RenamingForm />);
  const dialog = await screen.findByRole('dialog', { name: 'Rename' });
  await hasFocus(dialog);
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  return { user, name };
}

const asked = () => screen.findByRole('alertdialog', { name: 'Unsaved Changes' });
const nothingOpen = (): boolean =>
  screen.queryByRole('dialog') === null && screen.queryByRole('alertdialog') === null;

test('a dialog with a form: with nothing typed, or typed back, Escape closes it at once', async () => {
  const { user, name } = await openForm();
  await user.type(name, 'x{Backspace}');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(nothingOpen()).toBe(true));
});

test.each([
  ['Escape', '{Escape}'],
  ['its button', 'Close'],
])(
  'a dialog with a form: %s asks before what was typed is lost: Stay keeps it, Leave gives it up',
  async (_what, act) => {
    const { user, name } = await openForm();
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
  },
);

test('a dialog with a form: Cancel and Save are no slips', async () => {
  const { user, name } = await openForm();
  await user.type(name, ' doria{Enter}');
  await waitFor(() => expect(nothingOpen()).toBe(true));
});

interface Props {
  as: 'dialog' | 'sheet';
  /** The form's code loads only after the list's answer. */
  late: boolean;
  answered: Promise<void>;
}

/** A list whose button remounts when its answer arrives, as with another key. */
function List({ as, late, answered }: Props) {
  useNoteFocus();
  const [open, setOpen] = useState(false);
  const [drawn, setDrawn] = useState(1);
  useEffect(() => void answered.then(() => setDrawn(2)), [answered]);
  const shown = open && (!late || drawn === 2);
  return (
    <>
      <button key={drawn} type="button" data-drawn={drawn} onClick={() => setOpen(true)}>
        Add product
      </button>
      {as === 'sheet' ? (
        <Sheet open={shown} onOpen={setOpen}>
          <Drawer.Body>
            <input aria-label="Name" />
          </Drawer.Body>
        </Sheet>
      ) : (
        <DialogFrame open={shown} title="Add" onClose={() => setOpen(false)}>
          <input aria-label="Name" />
        </DialogFrame>
      )}
    </>
  );
}

test.each([
  { as: 'dialog', late: false },
  { as: 'dialog', late: true },
  { as: 'sheet', late: false },
  { as: 'sheet', late: true },
] as const)('a button that was drawn anew gets the focus back: $as, late: $late', async ({ as, late }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { user } = renderUi(<List as={as} late={late} answered={promise} />);
  await user.click(screen.getByRole('button', { name: 'Add product' }));
  if (!late) await screen.findByLabelText('Name');
  await act(async () => resolve());
  const name = await screen.findByLabelText('Name');
  await user.type(name, 'x');
  await hasFocus(name);
  await user.keyboard('{Escape}');
  await waitFor(() => expect((document.activeElement as HTMLElement).dataset['drawn']).toBe('2'));
});
