import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerWith, answerWithout } from '../../testing/answer.ts';
import { answerHead, pageData, visit } from './testing.tsx';

test('a bill that may not be seen says so in its drawer, and Retry asks again', async () => {
  const at = visit('?open=d1');
  await answerWith(at.environment, 'HistoryPageQuery', pageData({ bills: [] }));
  await answerWithout(at.environment, 'OpenDocumentQuery', { node: null }, ['node']);
  const drawer = await screen.findByRole('complementary');
  await at.user.click(await within(drawer).findByRole('button', { name: /Retry/ }));
  await answerHead(at);
  expect(await screen.findByRole('complementary', { name: /00413/ })).toBeDefined();
});

test('bills that may not be seen are told where they would stand; the filters stay, and Retry asks again', async () => {
  const at = visit('?search=Priya');
  await answerWithout(at.environment, 'HistoryPageQuery', pageData(), ['viewer.tenant.documents']);
  expect((await screen.findByRole('alert')).textContent).toContain('Your filters are kept.');
  expect(screen.getByRole('heading', { name: 'Billing History' })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Priya');
  expect(screen.queryByRole('table')).toBeNull();
  await at.user.click(screen.getByRole('button', { name: /Retry/ }));
  await answerWith(at.environment, 'HistoryPageQuery', pageData());
  expect(await screen.findByRole('table')).toBeDefined();
});
