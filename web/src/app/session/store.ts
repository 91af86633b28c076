/** What a session keeps in local storage, under the names of the REST API (spec 1 §3). */
export interface StoredSession {
  access_token: string;
  /** Missing while the shop has not paid. */
  tenant_schema?: string | undefined;
  /** Under which the payment provider knows the subscription. */
  merchant_order_id?: string | undefined;
  emp_id?: string | undefined;
  designation?: string | undefined;
}

const NAMES = ['access_token', 'tenant_schema', 'merchant_order_id', 'emp_id', 'designation'] as const;
const ORIGIN = 'galla.origin';
const MOBILE = 'galla.mobile';

export const accessToken = (): string | null => localStorage.getItem('access_token');

/** Whose work is on this device: drafts and cached lists belong to this person, who is of one shop. */
export const sessionOwner = (): string => localStorage.getItem('emp_id') ?? '';

export function storeSession(session: StoredSession): void {
  for (const name of NAMES) {
    const value = session[name];
    if (value === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  }
}

/** The order for the subscription that was placed last (spec 3 §7), for /payment-status without one in its address. */
export const merchantOrder = (): string | null => localStorage.getItem('merchant_order_id');
export const rememberMerchantOrder = (id: string): void => localStorage.setItem('merchant_order_id', id);

/** The token is no longer valid; who it belonged to stays known, so that drafts find their owner again. */
export function dropToken(): void {
  localStorage.removeItem('access_token');
}

/** Ways into the product, which nobody wants to come back to. */
const WAYS_IN = new Set(['/login', '/auth', '/choose-pin']);

/** Where the person wanted to go before signing in (spec 1 §2); kept for this tab only. */
export function rememberOrigin(path: string): void {
  if (!WAYS_IN.has(path)) sessionStorage.setItem(ORIGIN, path);
}

/** The remembered place, once; only ever an address of this site. */
export function takeOrigin(): string {
  const origin = sessionStorage.getItem(ORIGIN) ?? '/';
  sessionStorage.removeItem(ORIGIN);
  return /^\/(?![/\\])/.test(origin) ? origin : '/';
}

/** The number that was logged in with, for the login after this session has expired; in this tab, until logging out. */
export const rememberMobile = (mobile: string): void => sessionStorage.setItem(MOBILE, mobile);
export const rememberedMobile = (): string => sessionStorage.getItem(MOBILE) ?? '';
