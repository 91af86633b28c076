import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { storeSession } from '../../app/session/store.ts';
import { answerWith, fail, sentInput } from '../../testing/answer.ts';
import { renderAt } from '../../testing/render.tsx';
import { category, contact } from '../../customers/Contacts/testing.tsx';
import { shareCampaignRoute } from './route.ts';

const PEOPLE = [contact('c1', 'Ananya Deshmukh'), contact('c2', 'Vikram Khanna')];
const agreed = (given: boolean) => ({ __typename: 'Consent', given });
const CAMPAIGN = {
  __typename: 'Campaign',
  id: 'k1',
  title: 'Winter phulkari',
  subtitle: '',
  description: '',
  summary: 'Flat ₹500 off',
  offers: [],
  firstDay: null,
  lastDay: null,
};

async function open(campaign: object | null = CAMPAIGN) {
  storeSession({ access_token: 'secret', tenant_schema: 's_1', emp_id: 'e1' });
  const at = renderAt('/marketing/share?campaign=k1', [shareCampaignRoute]);
  await answerWith(at.environment, 'BulkPageQuery', {
    viewer: {
      tenant: {
        id: 't1',
        contactCategories: [category('g1', 'Silver', [], { totalCount: 2 })],
      },
    },
  });
  await answerWith(at.environment, 'SharedCampaignQuery', { node: campaign });
  return at;
}

async function choose(at: Awaited<ReturnType<typeof open>>) {
  await answerWith(at.environment, 'PanelRowsQuery', {
    node: category('g1', 'Silver', PEOPLE, { totalCount: 2 }),
  });
  for (const { name } of PEOPLE) await at.user.click(await screen.findByLabelText(`Select ${name}`));
  await at.user.click(screen.getByRole('button', { name: 'Message (2)' }));
  await answerWith(at.environment, 'RecipientsQuery', {
    nodes: PEOPLE.map((one, n) => ({ ...one, consent: agreed(n === 0) })),
    viewer: { tenant: { id: 't1', name: 'Meenakshi', campaignShares: [] } },
  });
  return within(await screen.findByRole('dialog', { name: 'Message selected contacts' }));
}

test('it is sent by a tap each to those who agreed, and marked as sent; the others are counted', async () => {
  const at = await open();
  const dialog = await choose(at);
  expect(await dialog.findByText('1 of 2 left out: has not agreed to messages.')).toBeDefined();
  const link = dialog.getByRole('link', { name: 'Open WhatsApp for Ananya Deshmukh' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
    'Dear Ananya Deshmukh,\n\nWinter phulkari\nFlat ₹500 off',
  );
  await at.user.click(link);
  expect(await sentInput(at.environment, 'useShareCampaignMutation')).toMatchObject({
    campaign: 'k1',
    customer: 'c1',
  });
  await fail(at.environment, 'useShareCampaignMutation', new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText('Could not mark it as sent.')).toBeDefined();
});

test.each([
  [{ ...CAMPAIGN, lastDay: '2020-01-31' }, /ended on 31 Jan 2020/],
  [null, /no longer exists/],
])('what cannot be shared says why', async (campaign, says) => {
  await open(campaign);
  expect(await screen.findByText(says)).toBeDefined();
  expect(screen.queryByRole('searchbox')).toBeNull();
});
