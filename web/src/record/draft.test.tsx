import { act, screen, waitFor } from '@testing-library/react';
import { Field } from 'formik';
import { Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Refusal, WriteResult } from '../app/graph/refusal.ts';
import { readDraft, writeDraft } from '../local/drafts.ts';
import { useDraft } from '../local/useDraft.ts';
import { renderUi } from '../testing/render.tsx';
import { RecordForm } from './RecordForm.tsx';

vi.mock('../local/drafts.ts', async () => (await import('../testing/draftsInMemory.ts')).draftsInMemory());

const kept = async (name: string): Promise<unknown> => (await readDraft(name))?.value;

interface Note {
  text: string;
}

const isNote = (value: unknown): value is Note =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

const save = vi.fn<(note: Note, key: string) => Promise<WriteResult | undefined>>();
beforeEach(() => save.mockReset());

function Form({ name }: { name: string }) {
  const draft = useDraft(name, isNote);
  return (
    <RecordForm<Note, WriteResult>
      stored={{ text: 'Plain' }}
      draft={draft}
      guard="none"
      check={() => ({})}
      save={save}
      renderFrame={(content, { handleSubmit, status }) => (
        <form onSubmit={handleSubmit}>
          {content}
          <button type="submit">Save</button>
          {status}
        </form>
      )}
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
  await writeDraft('typed', { text: 'Plain, zari border' });
  await open('typed');
  expect(note().value).toBe('Plain, zari border');
  expect(await kept('typed')).toEqual({ text: 'Plain, zari border' });
});

test('whoever undoes what was typed finds nothing of it the next time', async () => {
  const first = await open('undone');
  await first.user.type(note(), '!');
  await waitFor(async () => expect(await kept('undone')).toEqual({ text: 'Plain!' }));
  await first.user.type(note(), '{Backspace}');
  await waitFor(async () => expect(await readDraft('undone')).toBeUndefined());
  first.unmount();
  await open('undone');
  expect(note().value).toBe('Plain');
});

test('an older draft that is typed back to what is stored is forgotten', async () => {
  await writeDraft('older', { text: 'Plain!' });
  const first = await open('older');
  await first.user.type(note(), '{Backspace}');
  first.unmount();
  await waitFor(async () => expect(await readDraft('older')).toBeUndefined());
});

const NO_ANSWER: WriteResult = { kind: 'failed', message: 'No answer', error: undefined };
const SAVED_BEFORE: WriteResult = {
  kind: 'refused',
  message: 'Saved before',
  refusal: { __typename: 'Refused', code: 'KEY_REUSED', message: 'x' } as Refusal,
};

const press = async ({ user }: Awaited<ReturnType<typeof open>>, outcome: WriteResult): Promise<string> => {
  save.mockResolvedValueOnce(outcome);
  await user.click(screen.getByText('Save'));
  await waitFor(() => expect(save).toHaveBeenCalled());
  return save.mock.lastCall?.[1] ?? '';
};

test('a save without an answer is repeated under its key after a reload, and another note gets another key', async () => {
  const first = await open('lost');
  await first.user.type(note(), '!');
  const key = await press(first, NO_ANSWER);
  expect(await screen.findByText('No answer')).toBeDefined();
  first.unmount();
  const second = await open('lost');
  expect(note().value).toBe('Plain!');
  expect(await press(second, { kind: 'saved' })).toBe(key);
  await waitFor(async () => expect(await readDraft('lost')).toBeUndefined());
  await second.user.type(note(), '?');
  expect(await press(second, NO_ANSWER)).not.toBe(key);
});

test('what was saved without an answer and changed since is saved only as the user decides, under another key', async () => {
  const first = await open('changed');
  await first.user.type(note(), '!');
  const key = await press(first, SAVED_BEFORE);
  expect(await screen.findByText('Saved before')).toBeDefined();
  first.unmount();
  const second = await open('changed');
  expect(await press(second, { kind: 'saved' })).not.toBe(key);
});
