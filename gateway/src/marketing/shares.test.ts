import { problem } from '@galla/domain';
import { marketing } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { campaignId } from '../testing/fakeMarketing.ts';
import { signedIn } from '../testing/fakePerson.ts';
import { answering, refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { uuid } from '../testing/uuid.ts';

const KEY = '018f0000-0000-7000-8000-0000000000aa';
const campaign = globalId('Campaign', campaignId(1));
const customer = globalId('Customer', uuid('a', 1));
const row = { customer_id: uuid('a', 1), shared_on: '2026-11-20' };
const share = { customerId: customer, sharedOn: '2026-11-20' };

test('who was written to is asked in one call, and not at all for nobody', async () => {
  const { data, errors, calls } = await runOperation(
    `query ($campaign: ID!, $customers: [ID!]!) { viewer { tenant {
      some: campaignShares(campaign: $campaign, customers: $customers) { customerId sharedOn }
      none: campaignShares(campaign: $campaign, customers: []) { customerId } } } }`,
    {
      variables: { campaign, customers: [customer] },
      fakes: [signedIn(), answering(marketing.getShares, () => ({ success: true, data: [row] }))],
    },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({ viewer: { tenant: { some: [share], none: [] } } });
  expect(calls.filter((one) => one === 'POST /marketing/shares')).toHaveLength(1);
});

const SHARE = `mutation ($input: ShareCampaignInput!) { shareCampaign(input: $input) {
  __typename
  ... on ShareCampaignSuccess { share { customerId sharedOn } }
  ... on InvalidInput { problems { field message } } } }`;

test('a campaign is marked as sent', async () => {
  const { data, received } = await runOperation(SHARE, {
    variables: { input: { key: KEY, campaign, customer } },
    fakes: [
      signedIn(),
      answering(marketing.shareCampaign, () => ({ success: true, message: '', data: row })),
    ],
  });
  expect(data).toEqual({ shareCampaign: { __typename: 'ShareCampaignSuccess', share } });
  expect(received.find(({ call }) => call === 'POST /marketing/share')?.parts).toEqual({
    key: KEY,
    body: { id: campaignId(1), customer_id: row.customer_id },
  });
});

test('what is refused stands at the fields of the input', async () => {
  const problems = [
    problem('id', 'INVALID_INPUT', 'marketing.shareOver', { day: '1 Jan 2020' }),
    problem('customer_id', 'INVALID_INPUT', 'marketing.shareNoConsent'),
  ];
  const { data } = await runOperation(SHARE, {
    variables: { input: { key: KEY, campaign, customer } },
    fakes: [signedIn(), refusing(marketing.shareCampaign, 'INVALID_INPUT', {}, problems)],
  });
  expect(data).toMatchObject({
    shareCampaign: { problems: [{ field: 'campaign' }, { field: 'customer' }] },
  });
});
