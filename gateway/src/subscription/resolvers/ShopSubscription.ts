import type { ShopSubscriptionResolvers } from '../../types.generated.ts';

export const ShopSubscription: ShopSubscriptionResolvers = {
  paidUntil: ({ profile }) => profile.paid_until,
  daysLeft: ({ profile }) => profile.days_left,
  plan: async ({ profile }, _args, { loaders }) =>
    (await loaders.shopSubscription.load(profile.tenant_schema)).package,
  duration: async ({ profile }, _args, { loaders }) =>
    (await loaders.shopSubscription.load(profile.tenant_schema)).duration,
  paid: async ({ profile }, _args, { loaders }) =>
    (await loaders.shopSubscription.load(profile.tenant_schema)).paid,
  credit: async ({ profile }, _args, { loaders }) =>
    (await loaders.shopSubscription.load(profile.tenant_schema)).credit,
  payments: async ({ profile }, _args, { loaders }) =>
    (await loaders.shopSubscription.load(profile.tenant_schema)).payments,
  packages: ({ profile }, _args, { loaders }) => loaders.subscriptionPackages.load(profile.tenant_schema),
};
