import { formatMessage, type MessageKey } from '../messages/formatMessage.ts';
import { refuse, type RefusalData } from '../refusals/refuse.ts';

/** The areas of the product, the same names in every package. */
export type Slice =
  | 'session'
  | 'tenant'
  | 'forms'
  | 'goods'
  | 'catalogue'
  | 'optical'
  | 'customers'
  | 'billing'
  | 'dashboard'
  | 'reports'
  | 'commission'
  | 'attendance'
  | 'calendar'
  | 'boutique'
  | 'employees'
  | 'gym'
  | 'map'
  | 'sales'
  | 'marketing'
  | 'notifications'
  | 'files'
  | 'subscription'
  | 'keys';

/** What a call lacked. */
export type Missing = 'TOKEN' | 'TENANT' | 'BUSINESS';

const CODES = { TOKEN: 'UNAUTHENTICATED', TENANT: 'TENANT_MISSING', BUSINESS: 'BUSINESS_MISSING' } as const;

/** Slices with their own wording. */
const OWN_WORDING: Record<Missing, Partial<Record<Slice, MessageKey>>> = {
  TOKEN: {
    session: 'session.tokenNotAvailable',
    catalogue: 'session.tokenNotFound',
    forms: 'session.tokenMissing',
  },
  TENANT: {
    customers: 'tenant.schemaNotFound',
    billing: 'tenant.schemaNotFound',
    dashboard: 'tenant.schemaNotFound',
    reports: 'tenant.schemaNotFound',
    calendar: 'tenant.schemaNotFound',
  },
  BUSINESS: {},
};

const COMMON_WORDING: Record<Missing, MessageKey> = {
  TOKEN: 'session.noAccessToken',
  TENANT: 'tenant.noSchema',
  BUSINESS: 'tenant.noBusinessId',
};

/**
 * The refusal of a call without token, tenant or business. The specification words each in several ways (spec 1 §8,
 * spec 2 §8); the calls of each slice use the wording of its document.
 */
export function refuseMissing(missing: Missing, slice: Slice): RefusalData {
  const message = formatMessage(OWN_WORDING[missing][slice] ?? COMMON_WORDING[missing]);
  return { ...refuse(CODES[missing]), message };
}
