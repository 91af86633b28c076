import { COMMISSION_ROUTES, type CommissionKind } from '@galla/domain';
import type { CommissionPageQuery } from '../../__generated__/CommissionPageQuery.graphql.ts';
import parameters from '../../__generated__/CommissionPageQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';
import { filtersIn, variablesOf } from './address.ts';

/**
 * No right is required: without an id the page shows the user's own commission, and the server refuses that
 * of others.
 */
const commissionAt = (kind: CommissionKind) =>
  defineRoute<CommissionPageQuery>({
    path: COMMISSION_ROUTES[kind],
    title: `commission.title.${kind}`,
    rail: true,
    query: parameters,
    variables: ({ search }) => variablesOf(filtersIn(search)),
    screen: () => import('./Commission.tsx'),
  });

/** The three commission pages (spec 3 §2.7), which share one component. */
export const boutiqueCommissionRoute = commissionAt('BOUTIQUE');
export const pointsCommissionRoute = commissionAt('POINTS');
export const normalCommissionRoute = commissionAt('NORMAL');
