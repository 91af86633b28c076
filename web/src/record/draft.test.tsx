import { act, screen, waitFor } from '@testing-library/react';
import { Field } from 'formik';
import { Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { WriteResult } from '../app/graph/refusal.ts';
import { useDraft } from '../local/useDraft.ts';
import { renderUi } from '../testing/render.tsx';
import { RecordForm } from './RecordForm.tsx';

const kept = new Map<string, unknown>();

vi.mock('../local/drafts.ts', () => ({
  readDraft: async (name: string) => kept.get(name),
  writeDraft: async (name: string, value: unknown) => void kept.set(name, value),
  deleteDraft: async (name: string) => void kept.delete(name),
}));

beforeEach(() => kept.clear());

interface Note {
  text: string;
}

const isNote = (value: unknown): value is Note =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

function Form({ name }: { name: string }) {
  const draft = useDraft(name, isNote);
  return (
    <RecordForm<Note, WriteResult>
      stored={{ text: 'Plain' }}
      draft={draft}
      guard="none"
      check={() => ({})}
      save={async () => undefined}
    >
      {() => <Field name="text" aria-label="Note" />}
    </RecordForm>
  );
}

const open = (name: string) =>
  act(async () =>
    renderUi(
      <Suspense>
        <Form name={name} />
      </Suspense>,
    ),
  );

const note = (): HTMLInputElement => screen.getByLabelText('Note');

test('begins with what was typed and not saved', async () => {
  kept.set('typed', { text: 'Plain, zari border' });
  await open('typed');
  expect(note().value).toBe('Plain, zari border');
  expect(kept.get('typed')).toEqual({ text: 'Plain, zari border' });
});

test('whoever undoes what was typed finds nothing of it the next time', async () => {
  const first = await open('undone');
  await first.user.type(note(), '!');
  await waitFor(() => expect(kept.get('undone')).toEqual({ text: 'Plain!' }));
  await first.user.type(note(), '{Backspace}');
  await waitFor(() => expect(kept.has('undone')).toBe(false));
  first.unmount();
  await open('undone');
  expect(note().value).toBe('Plain');
});

test('an older draft that is typed back to what is stored is forgotten', async () => {
  kept.set('older', { text: 'Plain!' });
  const first = await open('older');
  await first.user.type(note(), '{Backspace}');
  first.unmount();
  await waitFor(() => expect(kept.has('older')).toBe(false));
});
