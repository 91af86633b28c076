import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeSession } from '../../app/session/store.ts';
import { answerWith } from '../../testing/answer.ts';
import { renderAt } from '../../testing/render.tsx';
import { openLabelRoute } from './route.ts';

const PRODUCT = '018f0000-0000-7000-8000-0000000000aa';

const visit = (path: string) =>
  renderAt(path, [openLabelRoute, { path: '/products', element: null }, { path: '/login', element: null }]);

const answered = (scan: object | null) => ({ viewer: { tenant: { id: 't1', scan } } });

test('the code on a label leads to its product', async () => {
  storeSession({ access_token: 'token' });
  const { environment, place } = visit(`/i/shop_1/${PRODUCT}`);
  const { request } = await answerWith(environment, 'OpenLabelQuery', answered({ product: { id: 'p1' } }));
  expect(request.variables).toEqual({ code: `/i/shop_1/${PRODUCT}` });
  await waitFor(() => expect(place()).toBe('/products?open=p1'));
});

test('a label of another shop says so', async () => {
  storeSession({ access_token: 'token' });
  const { environment } = visit(`/i/shop_2/${PRODUCT}`);
  await answerWith(environment, 'OpenLabelQuery', answered(null));
  expect(await screen.findByText('This label belongs to no product here')).toBeDefined();
});

test('who is not signed in is asked to, and then comes back', async () => {
  localStorage.clear();
  const { place } = visit(`/i/shop_1/${PRODUCT}`);
  await waitFor(() => expect(place()).toBe('/login'));
});
