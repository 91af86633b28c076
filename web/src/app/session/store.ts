/** The session in local storage, under the REST API's names (spec 1 §3). */
export interface StoredSession {
  access_token: string;
  /** Missing while the shop's subscription is unpaid. */
  tenant_schema?: string | undefined;
  /** The subscription's order id at the payment provider. */
  merchant_order_id?: string | undefined;
  emp_id?: string | undefined;
  designation?: string | undefined;
}

const NAMES = ['access_token', 'tenant_schema', 'merchant_order_id', 'emp_id', 'designation'] as const;
const ORIGIN = 'galla.origin';
const MOBILE = 'galla.mobile';

export const accessToken = (): string | null => localStorage.getItem('access_token');

/** The user who owns the drafts and cached lists on this device; each user belongs to one shop. */
export const sessionOwner = (): string => localStorage.getItem('emp_id') ?? '';

export function storeSession(session: StoredSession): void {
  for (const name of NAMES) {
    const value = session[name];
    if (value === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  }
}

/** The last placed subscription order (spec 3 §7), for /payment-status without an order in its address. */
export const merchantOrder = (): string | null => localStorage.getItem('merchant_order_id');
export const rememberMerchantOrder = (id: string): void => localStorage.setItem('merchant_order_id', id);

/** Removes the invalid token but keeps the user's id, so that drafts are found again. */
export function dropToken(): void {
  localStorage.removeItem('access_token');
}

/** Sign-in pages, which are never a place to return to. */
const WAYS_IN = new Set(['/login', '/auth', '/choose-pin']);

/** The address that the user requested before signing in (spec 1 §2), for this tab only. */
export function rememberOrigin(path: string): void {
  if (!WAYS_IN.has(path)) sessionStorage.setItem(ORIGIN, path);
}

/** Returns the remembered address once; always an address of this site. */
export function takeOrigin(): string {
  const origin = sessionStorage.getItem(ORIGIN) ?? '/';
  sessionStorage.removeItem(ORIGIN);
  return /^\/(?![/\\])/.test(origin) ? origin : '/';
}

/** The mobile number of the last login, prefilled after the session expires; in this tab, until logging out. */
export const rememberMobile = (mobile: string): void => sessionStorage.setItem(MOBILE, mobile);
export const rememberedMobile = (): string => sessionStorage.getItem(MOBILE) ?? '';
