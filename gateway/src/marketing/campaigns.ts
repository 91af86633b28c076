import { readOfferList } from '@galla/domain';
import type { marketing } from '@galla/upstream/contract';
import type { Context } from '../context.ts';
import { refused } from '../refusals/RefusalError.ts';
import { withRefusals } from '../refusals/withRefusals.ts';
import { nodeOf } from '../relay/model.ts';
import type { Answer } from '../rest/arguments.ts';
import { type TenantMapper, tenantOf } from '../tenant/index.ts';

type Row = Answer<typeof marketing.getCampaigns>['data'][number];

/** Maps a campaign to the graph's type. Upstream's list of offers is read in either of its documented forms. */
export const campaignOf = (row: Row) => ({
  ...nodeOf('Campaign', row.id),
  title: row.title,
  subtitle: row.subtitle,
  description: row.description,
  summary: row.summary,
  offers: readOfferList(row.offer_list) ?? [],
  image: row.image,
  thumbnail: row.thumbnail,
  firstDay: row.first_day,
  lastDay: row.last_day,
  version: row.version,
});

const NAMES: Readonly<Record<string, string>> = {
  id: 'campaign',
  offer_list: 'offers',
  first_day: 'firstDay',
  last_day: 'lastDay',
  expected_version: 'expectedVersion',
};

/** Creates the resolver for a write of campaigns, which answers the shop with its fresh list. */
export const writingCampaigns = <Input, Success>(
  write: (input: Input, context: Context) => Promise<(tenant: TenantMapper) => Success>,
) =>
  withRefusals(
    async (input: Input, context) => {
      const answer = await write(input, context);
      const tenant = tenantOf(await context.viewer());
      if (!tenant) throw refused('PAYMENT_REQUIRED');
      context.loaders.campaigns.forgetAll();
      return answer(tenant);
    },
    {
      inputField: (field) =>
        field
          .split('.')
          .map((name) => NAMES[name] ?? name)
          .join('.'),
    },
  );
