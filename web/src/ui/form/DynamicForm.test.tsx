import { checkForm, type FormField, formField, type FormValue, holdsList } from '@galla/domain';
import { filledForm, formDefinition } from '@galla/domain/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactElement } from 'react';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, test, vi } from 'vitest';
import type { DynamicFields_form$key } from '../../__generated__/DynamicFields_form.graphql.ts';
import type { DynamicForm_form$key } from '../../__generated__/DynamicForm_form.graphql.ts';
import { GraphFailure } from '../../app/graph/failure.ts';
import type { WriteResult } from '../../app/graph/refusal.ts';
import { RelayEnvironmentProvider } from 'react-relay';
import { fragmentKey } from '../../testing/fragmentKey.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { DynamicFields } from './DynamicFields.tsx';
import { DynamicForm } from './DynamicForm.tsx';
import { type Entries, valueOf } from './entries.ts';
import { FormPart } from './FormPart.tsx';
import { enter, graphForm } from './testing.tsx';

type FormKey = DynamicFields_form$key & DynamicForm_form$key;
type Save = (entries: Entries, key: string) => Promise<WriteResult>;

const SAVED: WriteResult = { kind: 'saved' };

/** Awaited, because reading the draft suspends. */
const shown = (element: ReactElement): Promise<AtRoute> =>
  act(async () => renderAt('/', [{ path: '/', element }]));

let forms = 0;

interface Opened extends AtRoute {
  save: ReturnType<typeof vi.fn<Save>>;
}

const submit = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Submit' })));

async function open(fields: readonly FormField[]): Promise<Opened> {
  forms += 1;
  const environment = createMockEnvironment();
  const key = fragmentKey(
    environment,
    ['DynamicFields_form', 'DynamicForm_form', 'useDynamicForm_form'],
    graphForm(fields, `form${forms}`),
  ) as FormKey;
  const save = vi.fn<Save>().mockResolvedValue(SAVED);
  const element = (
    <RelayEnvironmentProvider environment={environment}>
      <FormPart>
        {() => (
          <DynamicForm form={key} draft={`test-${forms}`} save={save}>
            {() => (
              <>
                <DynamicFields form={key} />
                <button type="submit">Submit</button>
              </>
            )}
          </DynamicForm>
        )}
      </FormPart>
    </RelayEnvironmentProvider>
  );
  const at = await shown(element);
  await screen.findByRole('button', { name: 'Submit' });
  return { ...at, save };
}

const sent = (entries: Entries): Record<string, FormValue> =>
  Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, valueOf(entry)]));

test('whatever a form is made of, it is drawn, filled in, and sends what was entered', async () => {
  await fc.assert(
    fc.asyncProperty(filledForm(5), async ({ fields, values }) => {
      const { user, save, unmount } = await open(fields);
      const entered = fields.filter(({ access }) => !access);
      for (const field of entered) await enter(user, field, values[field.name] ?? '');
      await submit();
      await waitFor(() => expect(save).toHaveBeenCalled());
      const expected = fields.map((field) => {
        const blank = holdsList(field) ? [] : '';
        return [field.name, field.access ? blank : values[field.name]];
      });
      expect(sent(save.mock.calls[0]?.[0] ?? {})).toEqual(Object.fromEntries(expected));
      unmount();
    }),
    { numRuns: 6, endOnFailure: true },
  );
});

test('whatever a form asks for, it says what the server would say of an empty one', async () => {
  await fc.assert(
    fc.asyncProperty(formDefinition(6), async (fields) => {
      const { save, unmount } = await open(fields);
      const messages = checkForm(fields, {}).map(({ message }) => message);
      await submit();
      for (const message of messages) expect(await screen.findByText(message)).toBeDefined();
      expect(document.querySelectorAll('[aria-invalid=true]').length > 0).toBe(messages.length > 0);
      await waitFor(() => expect(save).toHaveBeenCalledTimes(messages.length > 0 ? 0 : 1));
      unmount();
    }),
    { numRuns: 6, endOnFailure: true },
  );
});

const NAME = formField('name', 'Name', { required: true });

test('what was sent is what the form starts from; what was not asks before it is left', async () => {
  const { user, save } = await open([NAME]);
  await user.type(screen.getByLabelText(/^Name/), 'Kota');
  await submit();
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  const before = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(before);
  expect(before.defaultPrevented).toBe(false);
  await user.type(screen.getByLabelText(/^Name/), ' saree');
  const after = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(after);
  expect(after.defaultPrevented).toBe(true);
});

test('a form of the server without fields says so', async () => {
  const environment = createMockEnvironment();
  const key = fragmentKey(environment, ['DynamicForm_form', 'useDynamicForm_form'], graphForm([])) as FormKey;
  await shown(
    <RelayEnvironmentProvider environment={environment}>
      <FormPart>
        {() => (
          <DynamicForm form={key} draft="empty" save={async () => SAVED}>
            {() => null}
          </DynamicForm>
        )}
      </FormPart>
    </RelayEnvironmentProvider>,
  );
  expect(await screen.findByText('No form fields available')).toBeDefined();
});

test('a number may be written as on a price tag', async () => {
  const { user, save } = await open([formField('price', 'Price', { type: 'number', subtype: 'money' })]);
  await user.type(screen.getByLabelText(/^Price/), '₹ 1,23,456.50{Enter}');
  await waitFor(() => expect(save.mock.calls[0]?.[0]).toEqual({ price: '123456.50' }));
});

test('a text with proposals takes what is typed, too', async () => {
  const values = ['Sarees', 'Dupattas'].map((value) => ({ label: value, value }));
  const { user, save } = await open([
    formField('category_name', 'Category', { type: 'autocomplete', subtype: 'free', values }),
  ]);
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Category' });
  expect([...(box.list?.options ?? [])].map(({ value }) => value)).toEqual(['Sarees', 'Dupattas']);
  await user.type(box, 'Stoles');
  await submit();
  await waitFor(() => expect(save.mock.calls[0]?.[0]).toEqual({ category_name: 'Stoles' }));
});

function Broken({ error }: { error: Error }): never {
  throw error;
}

test.each([
  [
    'could not be fetched',
    new GraphFailure('INTERNAL', 'x', 'r1'),
    'An error occurred while loading the form.',
    /Retry/,
  ],
  ['could not be drawn', new TypeError('x'), 'The form could not be opened.', 'Reload Page'],
])('a form that %s says so, and what to do', async (_what, error, messages, button) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderAt('/', [{ path: '/', element: <FormPart>{() => <Broken error={error} />}</FormPart> }]);
  expect(await screen.findByText(messages)).toBeDefined();
  expect(screen.getByRole('button', { name: button })).toBeDefined();
  vi.restoreAllMocks();
});
