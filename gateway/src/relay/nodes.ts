import { billingNodes } from '../billing/index.ts';
import { boutiqueNodes } from '../boutique/index.ts';
import { calendarNodes } from '../calendar/index.ts';
import { catalogueNodes } from '../catalogue/index.ts';
import { attendanceNodes } from '../attendance/index.ts';
import { commissionNodes } from '../commission/index.ts';
import type { Context } from '../context.ts';
import { customerNodes } from '../customers/index.ts';
import { dashboardNodes } from '../dashboard/index.ts';
import { employeeNodes } from '../employees/index.ts';
import { keyNodes } from '../keys/index.ts';
import { goodsNodes } from '../goods/index.ts';
import { gymNodes } from '../gym/index.ts';
import { marketingNodes } from '../marketing/index.ts';
import { opticalNodes } from '../optical/index.ts';
import { reportNodes } from '../reports/index.ts';
import { salesNodes } from '../sales/index.ts';
import { notificationNodes } from '../notifications/index.ts';
import { subscriptionNodes } from '../subscription/index.ts';
import { tenantNodes } from '../tenant/index.ts';
import type { ResolversTypes } from '../types.generated.ts';
import { parseId, type NodeType } from './ids.ts';
import type { Lookahead } from './lookahead.ts';

type Opened = Awaited<ResolversTypes['Node']> | null;

/** How records of some types are loaded by id; every slice exports its own from `nodes.ts`. */
export type Nodes = {
  [T in NodeType]?: (dbId: string, context: Context, info: Lookahead) => Opened | Promise<Opened>;
};

/** Every type that implements Node, with its loader. */
export const NODES: Nodes = {
  ...billingNodes,
  ...boutiqueNodes,
  ...calendarNodes,
  ...goodsNodes,
  ...gymNodes,
  ...catalogueNodes,
  ...attendanceNodes,
  ...commissionNodes,
  ...customerNodes,
  ...dashboardNodes,
  ...employeeNodes,
  ...keyNodes,
  ...reportNodes,
  ...salesNodes,
  ...marketingNodes,
  ...notificationNodes,
  ...opticalNodes,
  ...subscriptionNodes,
  ...tenantNodes,
};

/** The record of a global id; null when there is none, or when the id is not one of ours. */
export function openNode(id: string, context: Context, info: Lookahead): Opened | Promise<Opened> {
  const named = parseId(id);
  return (named && NODES[named.type]?.(named.dbId, context, info)) ?? null;
}
