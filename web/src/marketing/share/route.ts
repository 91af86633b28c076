import parameters from '../../__generated__/BulkPageQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';
import { contactVariables } from '../../customers/index.ts';
import { filtersIn, SHARE_PATH } from './address.ts';

export const shareCampaignRoute = defineRoute({
  path: SHARE_PATH,
  title: 'marketing.shareTitle',
  right: 'marketing:edit',
  query: parameters,
  variables: ({ search }) => contactVariables(filtersIn(search)),
  screen: () => import('./ShareCampaign.tsx'),
});
