import { decodeBillingData, encodeBillingData, type BillingData } from '@galla/domain';
import { listDrafts } from '../../local/listDrafts.ts';
import { billingPath } from '../documentTypes.ts';

/** A cart stored on this device: one for each customer and document type. */
export interface OpenCart {
  data: BillingData;
  /** Number of lines. */
  items: number;
}

/** The screen of a cart: a proposal's is a tab of the quick bill. */
export const cartPath = (data: BillingData): string => {
  const tab = data.option === 'proposal' ? '&tab=proposal' : '';
  return `${billingPath(data.option)}?data=${encodeBillingData(data)}${tab}`;
};

/** Reads the customer of a stored cart; undefined if it is invalid. Its lines are validated when it is opened. */
function openCartOf(value: unknown): OpenCart | undefined {
  if (typeof value !== 'object' || value === null || !('data' in value) || !('lines' in value))
    return undefined;
  const data = typeof value.data === 'string' ? decodeBillingData(value.data) : undefined;
  if (data === undefined || !Array.isArray(value.lines)) return undefined;
  return { data, items: value.lines.length };
}

/** The carts stored on this device, newest first. */
export async function readOpenCarts(): Promise<OpenCart[]> {
  return (await listDrafts('cart/')).flatMap((value) => openCartOf(value) ?? []);
}
