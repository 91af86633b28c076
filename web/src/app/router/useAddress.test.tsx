import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, useNavigate } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { useAddress } from './useAddress.ts';

const DEFAULTS = { search: '', tab: 'all' };

function Screen() {
  const {
    values: { search, tab },
    change,
  } = useAddress(DEFAULTS);
  return (
    <>
      <input
        aria-label="Search"
        value={search}
        onChange={(event) => change({ search: event.target.value }, 'typed')}
      />
      <button type="button" onClick={() => change({ tab: 'paid' })}>
        {tab}
      </button>
      <button type="button" onClick={() => change({ tab: 'all', search: '' })}>
        Clear
      </button>
      <Link to="?tab=paid">Paid ones</Link>
    </>
  );
}

const open = (path: string) => renderAt(path, [{ path: '/', element: <Screen /> }]);
const search = (): Promise<HTMLInputElement> => screen.findByLabelText('Search');

test('shows what the address says', async () => {
  open('/?search=kota&tab=unpaid');
  expect((await search()).value).toBe('kota');
  expect(screen.getByRole('button', { name: 'unpaid' })).toBeDefined();
});

test('shows a change at once, and writes it into the address beside what is not its own', async () => {
  const { user, place } = open('/?data=abc');
  await user.type(await search(), 'ko');
  expect((await search()).value).toBe('ko');
  expect(place()).toBe('/?data=abc');
  await waitFor(() => expect(place()).toBe('/?data=abc&search=ko'));
  expect((await search()).value).toBe('ko');
});

test('changes that follow each other are one, and a default does not stand in the address', async () => {
  const { user, place } = open('/?search=kota');
  await user.click(await screen.findByRole('button', { name: 'all' }));
  await user.type(await search(), '!');
  await waitFor(() => expect(place()).toBe('/?search=kota%21&tab=paid'));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect((await search()).value).toBe('');
  await waitFor(() => expect(place()).toBe('/'));
  expect((await search()).value).toBe('');
});

test('a link of the screen counts, not what was typed a moment before', async () => {
  const { user, place } = open('/');
  await user.type(await search(), 'ko');
  await user.click(screen.getByRole('link', { name: 'Paid ones' }));
  expect((await search()).value).toBe('');
  expect(await screen.findByRole('button', { name: 'paid' })).toBeDefined();
  await user.type(await search(), 'ta');
  await waitFor(() => expect(place()).toBe('/?tab=paid&search=ta'));
});

test('a word that is typed and taken back before it is written asks for nothing', async () => {
  const asked = vi.fn<(search: string) => void>();
  const loader = ({ request }: { request: Request }) => {
    asked(new URL(request.url).search);
    return null;
  };
  renderAt('/still?tab=paid', [{ path: '/still', loader, element: <Screen /> }]);
  const box = await search();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(box, { target: { value: 'ko' } });
  fireEvent.change(box, { target: { value: '' } });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  vi.useRealTimers();
  expect(asked.mock.calls).toEqual([['?tab=paid']]);
});

test('a word that is taken back while its rows are loading calls them off', async () => {
  const { promise } = Promise.withResolvers<null>();
  const asked = vi.fn<(search: string) => void>();
  const loader = ({ request }: { request: Request }) => {
    asked(new URL(request.url).search);
    return request.url.endsWith('search=k') ? promise : null;
  };
  const { user, place } = renderAt('/slow', [{ path: '/slow', loader, element: <Screen /> }]);
  await user.type(await search(), 'k');
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith('?search=k'));
  await user.clear(await search());
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith(''));
  expect(place()).toBe('/slow');
});

test('what is typed while the rows of the last word are loading is written too', async () => {
  const asked = vi.fn<(search: string) => void>();
  const { promise } = Promise.withResolvers<null>();
  const loader = ({ request }: { request: Request }) => {
    asked(new URL(request.url).search);
    return request.url.endsWith('search=k') ? promise : null;
  };
  const { user, place } = renderAt('/slow', [{ path: '/slow', loader, element: <Screen /> }]);
  await user.type(await search(), 'k');
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith('?search=k'));
  await user.type(await search(), 'o');
  await waitFor(() => expect(place()).toBe('/slow?search=ko'));
});

test('what was typed a moment before does not call back who is on the way to another record', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const loader = ({ request }: { request: Request }) =>
    new URL(request.url).searchParams.get('data') === 'two' ? promise : null;
  const element = (
    <>
      <Screen />
      <Link to="?data=two">Two</Link>
    </>
  );
  const { place } = renderAt('/carts?data=one', [{ path: '/carts', loader, element }]);
  const box = await search();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(box, { target: { value: 'k' } });
  fireEvent.click(screen.getByRole('link', { name: 'Two' }));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  vi.useRealTimers();
  await act(async () => resolve(null));
  await waitFor(() => expect(place()).toMatch(/^\/carts\?data=two/));
});

/** Leaves the screen and delays the next render. */
function Left() {
  const navigate = useNavigate();
  const leave = (): void => {
    void navigate('/paid?document=d1');
    vi.advanceTimersByTime(1_000);
  };
  return (
    <button type="button" onClick={leave}>
      Leave
    </button>
  );
}

test('what is written before the screen knows that one has left does not follow to the next one', async () => {
  const element = (
    <>
      <Screen />
      <Left />
    </>
  );
  const { place } = renderAt('/carts?data=one', [
    { path: '/carts', element },
    { path: '/paid', element: 'Paid' },
  ]);
  const box = await search();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(box, { target: { value: 'k' } });
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  vi.useRealTimers();
  await waitFor(() => expect(place()).toBe('/paid?document=d1'));
});
