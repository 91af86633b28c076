import { type CommissionPart, MAX_COMMISSION_PARTS } from '../commission/split.ts';
import { fromBase64Url, toBase64Url } from '../numbers/base64url.ts';

/** State of the billing screens, carried in the `data` parameter of their addresses (spec 2 §2). */
export interface BillingData {
  contactId: string;
  contactName: string;
  contactMobile: string;
  /** The employee who bills; absent when none was chosen. */
  employeeId?: string;
  employeeName?: string;
  /** Employees who share the commission; absent when `employeeId` earns all of it. */
  parts?: CommissionPart[];
  option: BillingOption;
}

/** The document type as the address writes it. */
export const BILLING_OPTIONS = ['invoice', 'order', 'proposal'] as const;
export type BillingOption = (typeof BILLING_OPTIONS)[number];

/** Well above what a name, two ids and a mobile number need. */
const MAX_LENGTH = 8192;

/** URL-safe base64 of the JSON, for the `data` parameter. */
export function encodeBillingData(data: BillingData): string {
  return toBase64Url(JSON.stringify(data));
}

/**
 * Reads the `data` parameter. Undefined when it is not base64, not JSON, or lacks a customer or option: the screen
 * then says "Invalid URL parameters". Unknown fields are dropped.
 */
export function decodeBillingData(text: string): BillingData | undefined {
  const json = text.length > MAX_LENGTH ? undefined : fromBase64Url(text);
  if (json === undefined) return undefined;
  try {
    return shaped(JSON.parse(json));
  } catch {
    return undefined;
  }
}

function shaped(value: unknown): BillingData | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(value));
  const contactId = fields.get('contactId');
  const contactName = fields.get('contactName');
  const contactMobile = fields.get('contactMobile');
  const option = BILLING_OPTIONS.find((one) => one === fields.get('option'));
  if (typeof contactId !== 'string' || contactId === '' || option === undefined) return undefined;
  if (typeof contactName !== 'string' || typeof contactMobile !== 'string') return undefined;
  const employeeId = optionalText(fields.get('employeeId'));
  const employeeName = optionalText(fields.get('employeeName'));
  if (employeeId === false || employeeName === false) return undefined;
  const parts = partsIn(fields.get('parts'));
  return {
    contactId,
    contactName,
    contactMobile,
    ...(employeeId !== undefined && { employeeId }),
    ...(employeeName !== undefined && { employeeName }),
    ...(parts.length > 0 && { parts }),
    option,
  };
}

/** The parts of a split. Malformed entries are left out; the rules of a split report them. */
function partsIn(value: unknown): CommissionPart[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, MAX_COMMISSION_PARTS).flatMap((one: unknown) => {
    const { employee, percent } = (one ?? {}) as Partial<Record<string, unknown>>;
    return typeof employee === 'string' && typeof percent === 'number' ? [{ employee, percent }] : [];
  });
}

/** The text; undefined when absent, false when it is not a string. */
function optionalText(value: unknown): string | undefined | false {
  if (value === undefined || value === null || value === '') return undefined;
  return typeof value === 'string' ? value : false;
}
