import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { useAddress } from './useAddress.ts';
import { hasUnsaved } from './unsaved.ts';
import { UnsavedGuard } from './UnsavedGuard.tsx';

function Form() {
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/away">Away</Link>
      <Link to="/login">Login</Link>
      <Link to="?tab=2">Other tab</Link>
      <Link to="?open=2">Other record</Link>
      <UnsavedGuard when={text !== ''} params={['open']} onLeave={() => setText('')} />
    </>
  );
}

function BackForm() {
  const navigate = useNavigate();
  return (
    <>
      <Form />
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

/** A page with unsaved input, with a form on top of it. */
function TwoGuards() {
  const [page, setPage] = useState('typed');
  const [open, setOpen] = useState(true);
  return (
    <>
      {open && <Form />}
      <button type="button" onClick={() => setOpen(false)}>
        Close the form
      </button>
      <output aria-label="Page">{page}</output>
      <Link to="/away">Away from both</Link>
      <UnsavedGuard when={page !== ''} onLeave={() => setPage('')} />
    </>
  );
}

const DEFAULTS = { search: '' };

function SearchedForm() {
  const { values, change } = useAddress(DEFAULTS);
  return (
    <>
      <input
        aria-label="Search"
        value={values.search}
        onChange={(event) => change({ search: event.target.value }, 'typed')}
      />
      <Form />
    </>
  );
}

const ROUTES = [
  { path: '/form', element: <Form /> },
  { path: '/two', element: <TwoGuards /> },
  { path: '/searched', element: <SearchedForm /> },
  { path: '/away', element: <p>Elsewhere</p> },
  { path: '/login', element: <p>The login</p> },
];

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const leavesBrowser = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return !event.defaultPrevented;
};

test('leaving without changes asks nothing', async () => {
  const { user } = renderAt('/form', ROUTES);
  expect(leavesBrowser()).toBe(true);
  await user.click(await screen.findByText('Away'));
  expect(await screen.findByText('Elsewhere')).toBeDefined();
});

test('with changes it asks; Stay keeps what was typed, Leave leaves', async () => {
  const { user, place } = renderAt('/form', ROUTES);
  await user.type(await screen.findByLabelText('Note'), 'x');
  expect(leavesBrowser()).toBe(false);
  await user.click(screen.getByText('Away'));
  expect(await screen.findByRole('alertdialog', { name: 'Unsaved Changes' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(place()).toBe('/form');
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('x');
  await user.click(screen.getByText('Away'));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Elsewhere')).toBeDefined();
});

test('another record of the same page asks too, and what was typed is given up', async () => {
  const { user, place } = renderAt('/form?open=1', ROUTES);
  await user.type(await screen.findByLabelText('Note'), 'x');
  await user.click(screen.getByText('Other record'));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(place()).toBe('/form?open=2'));
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('');
});

test('Back asks too, and stays where it was', async () => {
  const { user, place } = renderAt('/away', [
    { path: '/away', element: <Link to="/form">To the form</Link> },
    { path: '/form', element: <BackForm /> },
  ]);
  await user.click(await screen.findByText('To the form'));
  await user.type(await screen.findByLabelText('Note'), 'x');
  await user.click(screen.getByText('Back'));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(place()).toBe('/form'));
  await user.click(screen.getByText('Back'));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('To the form')).toBeDefined();
});

test('others can ask whether something is unsaved, for as long as it is', async () => {
  const { user, unmount } = renderAt('/form', ROUTES);
  const note = await screen.findByLabelText('Note');
  expect(hasUnsaved()).toBe(false);
  await user.type(note, 'x');
  expect(hasUnsaved()).toBe(true);
  await user.clear(note);
  expect(hasUnsaved()).toBe(false);
  await user.type(note, 'y');
  unmount();
  expect(hasUnsaved()).toBe(false);
});

test.each([
  ['Other tab', '/form?tab=2'],
  ['Login', '/login'],
])('%s is let through', async (link, path) => {
  const { user, place } = renderAt('/form', ROUTES);
  await user.type(await screen.findByLabelText('Note'), 'x');
  await user.click(screen.getByText(link));
  await waitFor(() => expect(place()).toBe(path));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test("a form above a page asks for itself, and only the router's one blocker is there", async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { user, place } = renderAt('/two?open=1', ROUTES);
  await user.type(await screen.findByLabelText('Note'), 'x');
  await user.click(screen.getByText('Other record'));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(place()).toBe('/two?open=2'));
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('');
  expect(screen.getByLabelText('Page').textContent).toBe('typed');
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ['under an open form', false],
  ['after the form is closed', true],
])('a page asks %s', async (_, closes) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { user } = renderAt('/two', ROUTES);
  await screen.findByLabelText('Page');
  if (closes) await user.click(screen.getByText('Close the form'));
  await user.click(screen.getByText('Away from both'));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Elsewhere')).toBeDefined();
  expect(warn).not.toHaveBeenCalled();
});

test('a search on its way into the address does not take the question away', async () => {
  const { user, place } = renderAt('/searched', ROUTES);
  await user.type(await screen.findByLabelText('Note'), 'x');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'kota' } });
  fireEvent.click(screen.getByText('Away'));
  act(() => void vi.advanceTimersByTime(1000));
  vi.useRealTimers();
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(place()).toBe('/searched?search=kota'));
});

test('an address that was on its way does not take the question away', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const loader = ({ request }: { request: Request }) => (request.url.includes('late') ? promise : null);
  const { user, place } = renderAt('/slow', [
    {
      path: '/slow',
      loader,
      element: (
        <>
          <Link to="?late=1">Late</Link>
          <Form />
        </>
      ),
    },
    { path: '/away', element: <p>Away from it</p> },
  ]);
  await user.type(await screen.findByLabelText('Note'), 'x');
  await user.click(screen.getByText('Late'));
  await user.click(screen.getByText('Away'));
  await screen.findByRole('alertdialog');
  await act(async () => resolve(null));
  await waitFor(() => expect(place()).toBe('/slow?late=1'));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Away from it')).toBeDefined();
});
