import { marketing } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import { answering, type Fake } from './fakeUpstream.ts';
import { uuid } from './uuid.ts';

type Row = Answer<typeof marketing.getCampaigns>['data'][number];

export const campaignId = (n: number) => uuid('c', n);
export const CAMPAIGN_VERSION = '2026-11-20T06:30:00.000Z';

/** The nth campaign. */
export const campaignRow = (n: number, more: Partial<Row> = {}): Row => ({
  id: campaignId(n),
  title: `Campaign ${n}`,
  subtitle: 'Ready or made to measure',
  description: '',
  offer_list: ['One'],
  summary: '20 % off',
  bestOffer: '20 % off',
  image: '/files/c.jpg?e=1&s=2',
  thumbnail: '/files/c-small.jpg?e=1&s=2',
  first_day: '2026-11-15',
  last_day: null,
  version: CAMPAIGN_VERSION,
  ...more,
});

/** `/marketing/list` over these. */
export const campaignsAre = (...rows: readonly Row[]): Fake =>
  answering(marketing.getCampaigns, ({ body }) => ({
    success: true,
    data: rows.filter(({ id }) => body?.ids === undefined || body.ids.split(',').includes(id)),
  }));
