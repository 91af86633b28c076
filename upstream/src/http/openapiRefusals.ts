import { REFUSALS, refuse, type RefusalCode, type Slice } from '@galla/domain';
import type { Endpoint } from './endpoint.ts';
import { opensToKeys } from './opensToKeys.ts';
import { RefusalAnswer } from './schemas.ts';

/** Prefixes of message keys for refusals of a slice's parts. */
const PARTS: Readonly<Partial<Record<Slice, readonly string[]>>> = {
  billing: ['billing', 'payment'],
  catalogue: ['catalogue', 'sheets'],
  optical: ['optical', 'catalogue'],
  sales: ['hierarchy', 'permissions'],
};

/** A call's own refusals are those of its slice that it can return. */
function mayRefuse(code: RefusalCode, slice: Slice, endpoint: Endpoint) {
  const { access, tenant, rights, ownerOnly, repeat, shownOnce, schema } = endpoint;
  switch (code) {
    case 'UNAUTHENTICATED':
    case 'PIN_CHANGE_REQUIRED':
      return access !== 'public';
    case 'PAYMENT_REQUIRED':
      return access === 'paid';
    case 'PERMISSION_DENIED':
      return rights.length > 0 || ownerOnly;
    case 'CLOSED_TO_KEYS':
      return access !== 'public' && !opensToKeys(endpoint);
    case 'SHOWN_ONCE':
      return shownOnce;
    case 'TENANT_MISSING':
    case 'TENANT_MISMATCH':
      return tenant !== 'none';
    case 'KEY_REUSED':
    case 'STILL_RUNNING':
      return repeat === 'keyed';
    case 'CHANGED_MEANWHILE':
      return repeat !== 'safe';
    case 'PAYLOAD_TOO_LARGE':
      return schema.body !== undefined;
    case 'UPSTREAM_INVALID':
    case 'BUSINESS_MISSING':
      return false;
    default: {
      const [part = ''] = REFUSALS[code].message.split('.');
      return part === 'faults' || (PARTS[slice] ?? [slice]).includes(part);
    }
  }
}

const CODES = Object.keys(REFUSALS) as RefusalCode[];

const schemaOf = (code: RefusalCode) => {
  const { message, status } = refuse(code);
  return {
    description: `${status}: ${message}`,
    type: 'object',
    allOf: [{ $ref: '#/components/schemas/Refusal' }],
    properties: { code: { const: code }, message: { type: 'string', examples: [message] } },
  };
};

/** All refusals by code, with their text; each is a `Refusal`. */
export const REFUSAL_SCHEMAS = Object.fromEntries<object>([
  ['Refusal', { description: 'The response to a refused call.', ...RefusalAnswer }],
  ...CODES.map((code) => [code, schemaOf(code)] as const),
]);

/** The refusals that a call can return, by status, as references to their schemas. */
export function refusalsOf(slice: Slice, endpoint: Endpoint): Record<number, object> {
  const met = CODES.filter((code) => mayRefuse(code, slice, endpoint));
  const byStatus = Object.groupBy(met, (code) => REFUSALS[code].status);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${refuse(code).message}`).join('\n\n'),
        content: {
          'application/json': {
            schema: { oneOf: codes.map((code) => ({ $ref: `#/components/schemas/${code}` })) },
          },
        },
      },
    ]),
  );
}
