import parameters from '../../__generated__/GstPageQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';
import { filtersIn, variablesOf } from './address.ts';

export const gstSummaryRoute = defineRoute({
  path: '/Reports/gst',
  title: 'gst.title',
  right: 'reports:view',
  query: parameters,
  variables: ({ search }) => variablesOf(filtersIn(search)),
  screen: () => import('./GstSummary.tsx'),
});
