import { Drawer } from '@chakra-ui/react/drawer';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { hasFocus } from '../../testing/hasFocus.ts';
import { renderUi } from '../../testing/render.tsx';
import { Sheet } from '../Sheet.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import { useNoteFocus } from './opener.ts';

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
