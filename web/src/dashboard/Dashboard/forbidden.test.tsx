import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeSession } from '../../app/session/store.ts';
import { answerWithout } from '../../testing/answer.ts';
import { renderAt } from '../../testing/render.tsx';
import { dashboardRoute } from './route.ts';

beforeEach(() => storeSession({ access_token: 'secret' }));

test('a dashboard that may not be seen says so under its heading', async () => {
  const { environment } = renderAt('/', [dashboardRoute]);
  await answerWithout(environment, 'DashboardQuery', { viewer: { dashboard: null } }, ['viewer.dashboard']);
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('Oops, something went wrong');
});
