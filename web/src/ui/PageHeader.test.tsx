import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../testing/render.tsx';
import { HeaderToolsContext } from './headerTools.ts';
import { PageHeader } from './PageHeader.tsx';

const tools = {
  start: <button type="button">Menu</button>,
  offline: <output>Offline</output>,
  end: <button type="button">Profile</button>,
};

const header = (back?: string) => (
  <HeaderToolsContext value={tools}>
    <PageHeader
      title="New invoice"
      {...(back !== undefined && { back })}
      actions={<button type="button">Clear</button>}
    />
  </HeaderToolsContext>
);

test('has the title as the heading, the actions, and the tools of the shell', async () => {
  renderAt('/', [{ path: '/', element: header() }]);
  expect(await screen.findByRole('heading', { level: 1, name: 'New invoice' })).toBeDefined();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Menu',
    'Clear',
    'Profile',
  ]);
});

test('goes back where there is a back; the menu button makes room for it', async () => {
  const { user, place } = renderAt('/', [
    { path: '/', element: header('/Billing') },
    { path: '/Billing', element: <p>Billing</p> },
  ]);
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
  expect(screen.getByText('Offline')).toBeDefined();
  await user.click(await screen.findByRole('link', { name: 'Back' }));
  expect(place()).toBe('/Billing');
});
