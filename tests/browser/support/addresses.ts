import type { Customer } from './shop.ts';

/** The `data` parameter of an address, as specified (spec 2 §2): URL-safe base64 of JSON. */
export function dataOf(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** The cart for a customer, as /Billing links to it. */
export function cartAddress({ id, name, mobile }: Customer, option = 'invoice'): string {
  const data = { contactId: id, contactName: name, contactMobile: mobile, option };
  return `${option === 'proposal' ? '/QuickBill' : '/Billings'}?data=${dataOf(data)}`;
}
