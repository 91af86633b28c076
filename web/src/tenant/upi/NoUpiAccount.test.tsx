import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OpenMenus } from '../../app/router/opens.ts';
import { renderAt } from '../../testing/render.tsx';
import { NoUpiAccount } from './NoUpiAccount.tsx';

const open = (menus: readonly string[]) =>
  renderAt('/', [
    {
      path: '/',
      element: (
        <OpenMenus value={new Set(menus)}>
          <NoUpiAccount message="No UPI account" />
        </OpenMenus>
      ),
    },
  ]);

test('who may add the account is led there, and back', async () => {
  open(['billing', 'account-details']);
  expect(await screen.findByRole('link', { name: 'Add UPI ID' })).toBeDefined();
});

test('who may not is told whom to ask: no button leads to a refusal', async () => {
  open(['billing']);
  expect(await screen.findByText('Ask the owner to add the UPI ID.')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
