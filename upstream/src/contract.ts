/** The whole REST API by slice: the source of the gateway's client, the permission matrix and the isolation probe. */
import * as attendance from './attendance/contract.ts';
import * as billing from './billing/contract.ts';
import * as boutique from './boutique/contract.ts';
import * as calendar from './calendar/contract.ts';
import * as catalogue from './catalogue/contract.ts';
import * as commission from './commission/contract.ts';
import * as customers from './customers/contract.ts';
import * as dashboard from './dashboard/contract.ts';
import * as employees from './employees/contract.ts';
import * as files from './files/contract.ts';
import * as forms from './forms/contract.ts';
import * as goods from './goods/contract.ts';
import * as gym from './gym/contract.ts';
import * as keys from './keys/contract.ts';
import * as map from './map/contract.ts';
import * as marketing from './marketing/contract.ts';
import * as optical from './optical/contract.ts';
import * as reports from './reports/contract.ts';
import * as sales from './sales/contract.ts';
import * as notifications from './notifications/contract.ts';
import * as session from './session/contract.ts';
import * as subscription from './subscription/contract.ts';
import * as tenant from './tenant/contract.ts';

export {
  attendance,
  billing,
  boutique,
  calendar,
  catalogue,
  commission,
  customers,
  dashboard,
  employees,
  files,
  forms,
  goods,
  gym,
  keys,
  map,
  marketing,
  notifications,
  optical,
  reports,
  sales,
  session,
  subscription,
  tenant,
};
export type { Access, Endpoint, Repeat } from './http/endpoint.ts';
export { opensToKeys } from './http/opensToKeys.ts';
export { RefusalAnswer } from './http/schemas.ts';
