import { Input } from '@chakra-ui/react/input';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { hasFocus } from '../../testing/hasFocus.ts';
import { renderUi } from '../../testing/render.tsx';
import { DialogForm } from './DialogForm.tsx';
import { DialogFrame } from './DialogFrame.tsx';

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

test('says what it is about, sends by Enter, and begins anew when it is opened again', async () => {
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

test.each(['anyhow', 'deliberately'] as const)('%s: Escape and its button close it', async (closes) => {
  const { user } = await open({ closes });
  await user.keyboard('{Escape}');
  await gone();
  await user.click(await named('Open'));
  await user.click(await named('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('never: Escape does not close it', async () => {
  const { user, dialog } = await open({ closes: 'never' });
  await user.keyboard('{Escape}');
  expect(dialog.dataset['state']).toBe('open');
});

test('what is on its way is neither sent again nor given up', async () => {
  await open({ busy: true });
  expect((await named('Cancel')).disabled).toBe(true);
  expect((await named('Saving…')).disabled).toBe(true);
});
