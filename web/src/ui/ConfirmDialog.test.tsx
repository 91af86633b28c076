import { screen, waitFor } from '@testing-library/react';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { hasFocus } from '../testing/hasFocus.ts';
import { ActMenu } from './ActMenu.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useNoteFocus } from './dialog/opener.ts';

function Deleting({ onConfirm, onCancel }: { onConfirm: () => void; onCancel: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete it
      </button>
      <ConfirmDialog
        open={open}
        title="Delete?"
        confirm="Delete"
        dangerous
        onConfirm={onConfirm}
        onCancel={() => {
          setOpen(false);
          onCancel();
        }}
      >
        You can’t undo this action.
      </ConfirmDialog>
    </>
  );
}

test('takes the focus, takes Escape for a no, and gives the focus back', async () => {
  const onConfirm = vi.fn<() => void>();
  const onCancel = vi.fn<() => void>();
  const { user } = renderUi(<Deleting onConfirm={onConfirm} onCancel={onCancel} />);
  const opener = screen.getByRole('button', { name: 'Delete it' });
  await user.click(opener);
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete?' });
  expect(dialog.textContent).toContain('You can’t undo this action.');
  await hasFocus(dialog);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('does it when told so', async () => {
  const onConfirm = vi.fn<() => void>();
  const { user } = renderUi(<Deleting onConfirm={onConfirm} onCancel={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Delete it' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

function DeletingItself() {
  const [open, setOpen] = useState(false);
  const [gone, setGone] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <ul ref={list} tabIndex={-1} />
      {!gone && (
        <button type="button" onClick={() => setOpen(true)}>
          Delete this
        </button>
      )}
      <ConfirmDialog
        open={open}
        title="Delete?"
        confirm="Delete"
        finalFocus={list}
        onConfirm={() => {
          setGone(true);
          setOpen(false);
        }}
        onCancel={() => setOpen(false)}
      >
        It goes with its button.
      </ConfirmDialog>
    </>
  );
}

test('where the act has taken its own button away, the focus goes where it was told', async () => {
  const { user } = renderUi(<DeletingItself />);
  await user.click(screen.getByRole('button', { name: 'Delete this' }));
  await hasFocus(await screen.findByRole('alertdialog'));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list')));
});

function DeletingFromMenu() {
  const [open, setOpen] = useState(false);
  useNoteFocus();
  return (
    <>
      <ActMenu
        label="More"
        acts={[{ key: 'delete', Icon: Trash2, text: 'Delete', onAct: () => setOpen(true) }]}
      />
      <ConfirmDialog
        open={open}
        title="Delete?"
        confirm="Delete it"
        dangerous
        onConfirm={() => undefined}
        onCancel={() => setOpen(false)}
      >
        It stays.
      </ConfirmDialog>
    </>
  );
}

test.each(['keyboard', 'mouse'])(
  'a question that was opened from a menu by %s returns the focus to the button of the menu',
  async (by) => {
    const { user } = renderUi(<DeletingFromMenu />);
    const button = screen.getByRole('button', { name: 'More' });
    if (by === 'mouse') {
      await user.click(button);
      await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    } else {
      button.focus();
      await user.keyboard('{Enter}');
      await hasFocus(await screen.findByRole('menu'));
      await user.keyboard('{End}{Enter}');
    }
    await hasFocus(await screen.findByRole('alertdialog'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
  },
);
