import { Dialog } from '@chakra-ui/react/dialog';
import { Drawer } from '@chakra-ui/react/drawer';
import { screen, waitFor } from '@testing-library/react';
import { useEffect, useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '../../testing/render.tsx';
import { Sheet, SheetClose } from '../Sheet.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import { hasFocus } from '../../testing/hasFocus.ts';

// Without a layout jsdom treats elements as invisible, and they are not focused.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([
    new DOMRect(),
  ] as unknown as DOMRectList);
});
afterEach(() => vi.restoreAllMocks());

const nothing = (): void => undefined;

const inSheet = (children: ReactNode) => (
  <Sheet open onOpen={nothing}>
    <Drawer.Header>
      <Drawer.Title>Stock</Drawer.Title>
      <SheetClose />
    </Drawer.Header>
    <Drawer.Body>{children}</Drawer.Body>
  </Sheet>
);

const inDialog = (children: ReactNode) => (
  <DialogFrame title="Stock" closable onClose={nothing}>
    <Dialog.Body>{children}</Dialog.Body>
  </DialogFrame>
);

test.each([
  ['a sheet', inSheet],
  ['a dialog', inDialog],
])('%s opens in its first field, not on the button that closes it', async (_what, frame) => {
  renderUi(
    frame(
      <>
        <input type="radio" aria-label="Added" />
        <input aria-label="Quantity" />
      </>,
    ),
  );
  const wanted = await screen.findByRole('textbox', { name: 'Quantity' });
  await waitFor(() => expect(document.activeElement).toBe(wanted));
});

test('without a field it opens at what it was opened for', async () => {
  renderUi(inSheet(<button type="button">Receive</button>));
  const wanted = await screen.findByRole('button', { name: 'Receive' });
  await waitFor(() => expect(document.activeElement).toBe(wanted));
});

/** A form that loads late. */
function Late({ waits }: { waits: Promise<void> }) {
  const [here, setHere] = useState(false);
  useEffect(() => void waits.then(() => setHere(true)), [waits]);
  return here ? <input aria-label="Name" /> : <p>Loading</p>;
}

test('a form that comes later gets the focus', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  renderUi(inSheet(<Late waits={promise} />));
  await hasFocus(screen.getByRole('dialog'));
  resolve();
  const wanted = await screen.findByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(document.activeElement).toBe(wanted));
});

test('a form that comes after somebody pressed a key leaves the focus where it is', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { user } = renderUi(inSheet(<Late waits={promise} />));
  const dialog = await screen.findByRole('dialog');
  await hasFocus(dialog);
  await user.keyboard('{Tab}');
  const reached = document.activeElement;
  resolve();
  await screen.findByRole('textbox', { name: 'Name' });
  expect(document.activeElement).toBe(reached);
});

/** Fails at first; its form loads after Retry, whose button disappears. */
function Failing({ waits }: { waits: Promise<void> }) {
  const [retried, setRetried] = useState(false);
  return retried ? (
    <Late waits={waits} />
  ) : (
    <button type="button" onClick={() => setRetried(true)}>
      Retry
    </button>
  );
}

test('a form that comes after Retry gets the focus that went with the button', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { user } = renderUi(inDialog(<Failing waits={promise} />));
  await hasFocus(await screen.findByRole('button', { name: 'Retry' }));
  await user.keyboard('{Enter}');
  resolve();
  const wanted = await screen.findByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(document.activeElement).toBe(wanted));
});
