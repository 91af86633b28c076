import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeSession } from '../../app/session/store.ts';
import { answerWithout } from '../../testing/answer.ts';
import { type AtRoute, renderAt } from '../../testing/render.tsx';
import { customerDetailsRoute } from './route.ts';
import { answered, timeline } from './testing.ts';

beforeEach(() => storeSession({ access_token: 'secret' }));

const NOT_SHOWN = 'This could not be loaded, or you don’t have access to it.';

/** Opens the screen of a customer without these fields. */
async function openWithout(...fields: readonly string[]): Promise<AtRoute> {
  const at = renderAt('/crm/customer-details?id=c1', [customerDetailsRoute]);
  const paths = fields.map((field) => `node.${field}`);
  await answerWithout(at.environment, 'CustomerDetailsQuery', answered({ viewerOwnsData: false }), paths);
  await screen.findByRole('heading', { name: 'Customer Details' });
  return at;
}

const part = (name: RegExp | string) => within(screen.getByRole('region', { name }));

test.each([
  ['notes', /^Notes/, 'No notes yet.'],
  ['family', /^Member details/, 'Nobody yet.'],
  ['statusHistory', /^Business History/, 'No status has been set yet.'],
])('%s that may not be seen is told as such, and not as none', async (field, name, none) => {
  await openWithout(field);
  expect(part(name).getByText(NOT_SHOWN)).toBeDefined();
  expect(part(name).queryByText(none)).toBeNull();
  expect(part(name).queryByRole('button')).toBeNull();
  expect(screen.getByText('98290 41526 · Regular')).toBeDefined();
});

test('a consent that may not be seen is no box to be ticked', async () => {
  await openWithout('consent', 'dataEvents');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText(NOT_SHOWN)).toBeDefined();
  expect(screen.getByText('Likes sweetheart neck')).toBeDefined();
});

test('status, Aadhaar and completion that may not be seen are absent', async () => {
  await openWithout('status', 'statusAt', 'aadhaar', 'profileCompleted', 'profileMissing');
  for (const words of ['Status', 'None yet', 'Aadhaar number', /completed/])
    expect(screen.queryByText(words)).toBeNull();
  expect(screen.getByText('C-Scheme, Jaipur')).toBeDefined();
});

test('without all of it the name, the dues and what happened stand', async () => {
  const all = ['aadhaar', 'consent', 'dataEvents', 'family', 'notes', 'profileCompleted'];
  const { environment } = await openWithout(...all, 'profileMissing', 'status', 'statusAt', 'statusHistory');
  expect(screen.getAllByText('Priya Agarwal')).not.toHaveLength(0);
  await answerWithout(environment, 'OpenBillsQuery', { viewer: { tenant: { id: 't1', documents: null } } }, [
    'viewer.tenant.documents',
  ]);
  expect(part('Still to pay').getByText(NOT_SHOWN)).toBeDefined();
  expect(part('Still to pay').getByText('₹6,604.50')).toBeDefined();
  await answerWithout(environment, 'TimelineListQuery', timeline(), ['node.timeline']);
  expect(await screen.findByText('Could not load what happened')).toBeDefined();
  expect(screen.getByText('C-Scheme, Jaipur')).toBeDefined();
});
