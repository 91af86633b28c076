import { decodeBillingData, encodeBillingData, type BillingData } from '@galla/domain';
import { listDrafts } from '../../local/listDrafts.ts';
import { billingPath } from '../documentTypes.ts';

/** A cart that is kept on this device: one for each customer and type of document. */
export interface OpenCart {
  data: BillingData;
  /** How many lines it has. */
  items: number;
}

/** Where a cart is made: that of a proposal is a tab of the quick bill. */
export const cartPath = (data: BillingData): string => {
  const tab = data.option === 'proposal' ? '&tab=proposal' : '';
  return `${billingPath(data.option)}?data=${encodeBillingData(data)}${tab}`;
};

/** Reads who a kept cart is for; undefined for what is none. Its lines are checked when it is opened. */
function openCartOf(value: unknown): OpenCart | undefined {
  if (typeof value !== 'object' || value === null || !('data' in value) || !('lines' in value))
    return undefined;
  const data = typeof value.data === 'string' ? decodeBillingData(value.data) : undefined;
  if (data === undefined || !Array.isArray(value.lines)) return undefined;
  return { data, items: value.lines.length };
}

/** The carts that are kept on this device, the newest first. */
export async function readOpenCarts(): Promise<OpenCart[]> {
  return (await listDrafts('cart/')).flatMap((value) => openCartOf(value) ?? []);
}
