import { type Budgets, write } from './budget.ts';

/** Campaigns of the shop: the user, the write, and the list in its answer. */
export const marketing: Budgets = {
  MarketingQuery: { calls: 2 },
  useWriteCampaignsCreateMutation: {
    calls: 3,
    variables: ({ campaignPicture: image }) => write({ title: 'Winter', offers: ['One'], image }),
  },
  useWriteCampaignsUpdateMutation: {
    calls: 3,
    variables: ({ campaign }) => write({ campaign, summary: 'Half' }),
  },
  SharedCampaignQuery: { calls: 2, variables: ({ campaign }) => ({ id: campaign }) },
  useShareCampaignMutation: {
    calls: 2,
    variables: ({ campaign, agreed }) => write({ campaign, customer: agreed }),
  },
  useWriteCampaignsDeleteMutation: {
    calls: 3,
    variables: ({ spareCampaign: campaign }) => write({ campaign }),
  },
};
