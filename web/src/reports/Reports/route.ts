import type { MenuSlug } from '@galla/domain';
import type { ReportPageQuery } from '../../__generated__/ReportPageQuery.graphql.ts';
import parameters from '../../__generated__/ReportPageQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';
import { filtersIn, variablesOf } from './address.ts';

const reportsAt = (path: string, menu: Extract<MenuSlug, 'reports' | 'reports-page'>) =>
  defineRoute<ReportPageQuery>({
    path,
    title: 'reports.title',
    right: `${menu}:view`,
    query: parameters,
    variables: ({ search }) => variablesOf(filtersIn(search)),
    screen: () => import('./Reports.tsx'),
  });

/** The URL given by the specification, which is for service businesses only (spec 1 §6). */
export const reportsPageRoute = reportsAt('/ReportsPage', 'reports-page');

/** The same screen for all shops. */
export const reportsRoute = reportsAt('/Reports', 'reports');
