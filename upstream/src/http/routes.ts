import { routes as attendance } from '../attendance/routes.ts';
import { routes as billing } from '../billing/routes.ts';
import { routes as boutique } from '../boutique/routes.ts';
import { routes as calendar } from '../calendar/routes.ts';
import { routes as catalogue } from '../catalogue/routes.ts';
import { routes as commission } from '../commission/routes.ts';
import { routes as goods } from '../goods/routes.ts';
import { routes as customers } from '../customers/routes.ts';
import { routes as dashboard } from '../dashboard/routes.ts';
import { routes as employees } from '../employees/routes.ts';
import { routes as files } from '../files/routes.ts';
import { routes as forms } from '../forms/routes.ts';
import { routes as gym } from '../gym/routes.ts';
import { routes as keys } from '../keys/routes.ts';
import { routes as map } from '../map/routes.ts';
import { routes as marketing } from '../marketing/routes.ts';
import { routes as optical } from '../optical/routes.ts';
import { routes as reports } from '../reports/routes.ts';
import { routes as sales } from '../sales/routes.ts';
import { routes as notifications } from '../notifications/routes.ts';
import { routes as session } from '../session/routes.ts';
import { routes as subscription } from '../subscription/routes.ts';
import { routes as tenant } from '../tenant/routes.ts';
import type { Slice } from '@galla/domain';
import type { Route } from './route.ts';

/** The routes of all slices. */
export const slices: readonly (readonly [Slice, readonly Route[]])[] = [
  ['session', session],
  ['tenant', tenant],
  ['forms', forms],
  ['employees', employees],
  ['catalogue', catalogue],
  ['optical', optical],
  ['customers', customers],
  ['billing', billing],
  ['boutique', boutique],
  ['gym', gym],
  ['map', map],
  ['calendar', calendar],
  ['commission', commission],
  ['attendance', attendance],
  ['goods', goods],
  ['dashboard', dashboard],
  ['reports', reports],
  ['sales', sales],
  ['files', files],
  ['marketing', marketing],
  ['notifications', notifications],
  ['subscription', subscription],
  ['keys', keys],
];
