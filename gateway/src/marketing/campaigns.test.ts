import { problem } from '@galla/domain';
import { marketing } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { CAMPAIGN_VERSION, campaignId, campaignRow, campaignsAre } from '../testing/fakeMarketing.ts';
import { signedIn } from '../testing/fakePerson.ts';
import { refusing, type Fake } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { uuid } from '../testing/uuid.ts';

const KEY = '018f0000-0000-7000-8000-0000000000aa';
const UPLOAD = uuid('d', 1);
const campaign = globalId('Campaign', campaignId(1));
const FIELDS = 'id title subtitle description summary offers image thumbnail firstDay lastDay version';
const fakes = (...more: Fake[]) => [signedIn(), campaignsAre(campaignRow(1), campaignRow(2)), ...more];

const shown = (n: number) => ({
  id: globalId('Campaign', campaignId(n)),
  title: `Campaign ${n}`,
  subtitle: 'Ready or made to measure',
  description: '',
  summary: '20 % off',
  offers: ['One'],
  image: expect.stringContaining('/files/c.jpg'),
  thumbnail: expect.stringContaining('/files/c-small.jpg'),
  firstDay: '2026-11-15',
  lastDay: null,
  version: CAMPAIGN_VERSION,
});

test('the shop tells its campaigns in one call, and each is a node', async () => {
  const { data, errors, calls } = await runOperation(
    `query ($id: ID!) { viewer { tenant { campaigns { ${FIELDS} } } } node(id: $id) { ... on Campaign { ${FIELDS} } } }`,
    { variables: { id: campaign }, fakes: fakes() },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({ viewer: { tenant: { campaigns: [shown(1), shown(2)] } }, node: shown(1) });
  expect(calls.filter((one) => one === 'POST /marketing/list')).toHaveLength(2);
});

const SAID = { success: true, message: '' };
const saved = { ...SAID, data: campaignRow(1) };
const answered = { __typename: 'CampaignSuccess', campaign: { id: campaign } };

test.each([
  [
    'createCampaign',
    { title: 'A', offers: ['One', ''], lastDay: '2026-12-15', image: globalId('Upload', UPLOAD) },
    marketing.addCampaign,
    saved,
    {
      title: 'A',
      subtitle: '',
      description: '',
      summary: '',
      offer_list: ['One', ''],
      last_day: '2026-12-15',
      image: UPLOAD,
    },
    answered,
  ],
  [
    'updateCampaign',
    { campaign, summary: 'Half', offers: [], firstDay: null, expectedVersion: CAMPAIGN_VERSION },
    marketing.updateCampaign,
    saved,
    {
      id: campaignId(1),
      summary: 'Half',
      offer_list: [],
      first_day: null,
      expected_version: CAMPAIGN_VERSION,
    },
    answered,
  ],
  [
    'deleteCampaign',
    { campaign },
    marketing.deleteCampaign,
    { ...SAID, id: campaignId(1) },
    { id: campaignId(1) },
    { __typename: 'DeleteCampaignSuccess', deletedId: campaign },
  ],
] as const)(
  '%s writes once, and answers the shop’s campaigns',
  async (field, input, endpoint, body, sent, success) => {
    const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`;
    const more =
      field === 'deleteCampaign' ? 'DeleteCampaignSuccess { deletedId' : 'CampaignSuccess { campaign { id }';
    const { data, errors, received } = await runOperation(
      `mutation ($input: ${type}!) { ${field}(input: $input) { __typename ... on ${more} tenant { campaigns { id } } } } }`,
      { variables: { input: { key: KEY, ...input } }, fakes: fakes({ endpoint, answer: () => body }) },
    );
    expect(errors).toEqual([]);
    expect(data?.[field]).toMatchObject({ ...success, tenant: { campaigns: [{ id: campaign }, {}] } });
    expect(received.find(({ call }) => call === `POST ${endpoint.path}`)?.parts).toEqual({
      key: KEY,
      body: sent,
    });
  },
);

test('what is refused stands at the fields of the input', async () => {
  const problems = [
    problem('offer_list.1', 'INVALID_INPUT', 'marketing.textTooLong', { max: 200 }),
    problem('image', 'INVALID_INPUT', 'marketing.imageMissing'),
  ];
  const refused = refusing(marketing.addCampaign, 'INVALID_INPUT', {}, problems);
  const { data } = await runOperation(
    `mutation ($input: CreateCampaignInput!) {
      createCampaign(input: $input) { ... on InvalidInput { problems { field message } } } }`,
    { variables: { input: { key: KEY, title: 'A' } }, fakes: fakes(refused) },
  );
  expect(data).toEqual({
    createCampaign: {
      problems: [
        { field: 'offers.1', message: 'At most 200 characters.' },
        { field: 'image', message: 'Please upload an image!' },
      ],
    },
  });
});
