import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerWith, sentInput } from '../../testing/answer.ts';
import { chooseReason, line, MUTATION, openReturn, press, saved } from './testing.tsx';

const drafts = vi.hoisted(() => new Map<string, unknown>());
vi.mock('../../local/drafts.ts', () => ({
  readDraft: async (name: string) => (drafts.has(name) ? { value: drafts.get(name) } : undefined),
  writeDraft: async (name: string, value: unknown) => void drafts.set(name, value),
  deleteDraft: async (name: string) => void drafts.delete(name),
}));

const NAME = 'return/d1';

/** Chooses one kurta and a reason, then closes the tab. */
async function leftBehind(): Promise<void> {
  drafts.clear();
  const at = await openReturn();
  await press(at, 'One more Kurta');
  await chooseReason(at);
  at.unmount();
  await waitFor(() => expect(drafts.has(NAME)).toBe(true));
}

test('what was chosen and typed is back after the tab was closed, and gone once it is saved', async () => {
  await leftBehind();
  const at = await openReturn();
  expect(await screen.findByText(/draft/i)).toBeDefined();
  await press(at, /^Make the credit note/);
  expect(await sentInput(at.environment, MUTATION)).toMatchObject({
    lines: [{ line: 'l1', quantity: '1', condition: 'STOCK' }],
    reason: 'WRONG_SIZE',
  });
  await answerWith(at.environment, MUTATION, saved());
  await screen.findByText('This is /Billings');
  await waitFor(() => expect(drafts.has(NAME)).toBe(false));
});

test('a line of which something came back meanwhile is not chosen any more', async () => {
  await leftBehind();
  await openReturn({ lines: [line('l1', 'Kurta', '2', '200.00', { returnedQuantity: '1' })] });
  expect(await screen.findByText(/^Your choices here were dropped/)).toBeDefined();
  await waitFor(() => expect(drafts.has(NAME)).toBe(false));
  expect(screen.queryByText('The ₹105.00 go')).toBeNull();
});

test('what an older version kept, or somebody else wrote, is left alone', async () => {
  drafts.set(NAME, { quantities: { l1: -1 }, settlement: 'GIFT' });
  await openReturn();
  expect(screen.queryByText(/draft/i)).toBeNull();
});
