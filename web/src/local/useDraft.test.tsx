import { act, screen, waitFor } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { useDraft } from './useDraft.ts';

const kept = new Map<string, unknown>();

vi.mock('./drafts.ts', () => ({
  readDraft: async (name: string) => (kept.has(name) ? { value: kept.get(name) } : undefined),
  writeDraft: async (name: string, value: unknown) => void kept.set(name, value),
  deleteDraft: async (name: string) => void kept.delete(name),
}));

beforeEach(() => kept.clear());

const isText = (value: unknown): value is string => typeof value === 'string';

function Note({ name }: { name: string }) {
  const { draft, keep, drop } = useDraft(name, isText);
  const [text, setText] = useState(draft ?? '');
  return (
    <>
      <input
        aria-label="Note"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          keep(event.target.value);
        }}
      />
      <button type="button" onClick={drop}>
        Done
      </button>
    </>
  );
}

/** Opens the screen and waits until the draft is read. */
const open = (name: string) =>
  act(async () =>
    renderUi(
      <Suspense>
        <Note name={name} />
      </Suspense>,
    ),
  );

const note = (): HTMLInputElement => screen.getByLabelText('Note');

test('is back when the screen is opened again', async () => {
  const first = await open('kept');
  await first.user.type(note(), 'Match zari');
  first.unmount();
  await waitFor(() => expect(kept.get('kept')).toBe('Match zari'));
  await open('kept');
  expect(note().value).toBe('Match zari');
});

test('is back when the screen is opened again at once', async () => {
  const first = await open('again');
  await first.user.type(note(), 'Match zari');
  first.unmount();
  await open('again');
  expect(note().value).toBe('Match zari');
});

test('is gone when the work is done', async () => {
  const { user, unmount } = await open('done');
  await user.type(note(), 'x');
  await user.click(screen.getByText('Done'));
  unmount();
  expect(kept.has('done')).toBe(false);
});

test('does not bring back what an older version kept in another shape', async () => {
  kept.set('old', { text: 'old' });
  await open('old');
  expect(note().value).toBe('');
});
