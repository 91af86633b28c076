import Type from 'typebox';

const URL_PATTERN = '^https?://[^/\\s]+(/\\S*)?$';

/** Environment variables for payments. */
export const PaymentEnvironment = {
  PAYMENT_PROVIDER: Type.Optional(
    Type.Union([Type.Literal('sandbox'), Type.Literal('phonepe'), Type.Literal('none')]),
  ),
  PUBLIC_URL: Type.Optional(Type.String({ pattern: '^https?://[^/]+/?$' })),
  PAYMENT_URL: Type.Optional(Type.String({ pattern: URL_PATTERN })),
  PAYMENT_MERCHANT_ID: Type.Optional(Type.String({ minLength: 1, maxLength: 37 })),
  PAYMENT_SALT_KEY: Type.Optional(Type.String({ minLength: 16 })),
  PAYMENT_SALT_INDEX: Type.Optional(Type.String({ pattern: '^[0-9]{1,3}$' })),
  PAYMENT_REDIRECT_HOSTS: Type.Optional(Type.String({ minLength: 1 })),
};

/** Their meaning, for error messages. */
export const PAYMENT_MEANING = {
  PAYMENT_PROVIDER: 'sandbox (trial payments, no money moves), phonepe, or none',
  PUBLIC_URL: 'the address that people open, http://… or https://…, without a path',
  PAYMENT_URL: 'the address of PhonePe’s API, https://…',
  PAYMENT_MERCHANT_ID: 'the merchant id at PhonePe',
  PAYMENT_SALT_KEY: 'the salt key of the merchant at PhonePe',
  PAYMENT_SALT_INDEX: 'the index of the salt key, 1 unless PhonePe says otherwise',
  PAYMENT_REDIRECT_HOSTS: 'the hosts of PhonePe’s payment pages, comma-separated',
};

/** Variables that PhonePe requires. */
const NEEDED = [
  'PUBLIC_URL',
  'PAYMENT_URL',
  'PAYMENT_MERCHANT_ID',
  'PAYMENT_SALT_KEY',
  'PAYMENT_REDIRECT_HOSTS',
] as const;

type Given = { [Name in keyof typeof PAYMENT_MEANING]?: string | undefined };

/** How shops pay for their subscription. */
export interface PaymentSettings {
  /** Public origin of the product. */
  publicUrl: string;
  provider:
    | { kind: 'none' }
    | { kind: 'sandbox' }
    | {
        kind: 'phonepe';
        url: string;
        merchantId: string;
        saltKey: string;
        saltIndex: string;
        redirectHosts: string[];
      };
}

/** Missing settings of the chosen payment service. */
export function missingPaymentSettings(given: Given): string[] {
  return given.PAYMENT_PROVIDER === 'phonepe' ? NEEDED.filter((name) => given[name] === undefined) : [];
}

/** Parses the payment settings; without any, payment is not available. */
export function readPaymentSettings(given: Given): PaymentSettings {
  const publicUrl = (given.PUBLIC_URL ?? 'http://localhost:4000').replace(/\/$/, '');
  const kind = given.PAYMENT_PROVIDER;
  if (kind !== 'phonepe') return { publicUrl, provider: { kind: kind === 'sandbox' ? 'sandbox' : 'none' } };
  return {
    publicUrl,
    provider: {
      kind,
      url: given.PAYMENT_URL ?? '',
      merchantId: given.PAYMENT_MERCHANT_ID ?? '',
      saltKey: given.PAYMENT_SALT_KEY ?? '',
      saltIndex: given.PAYMENT_SALT_INDEX ?? '1',
      redirectHosts: (given.PAYMENT_REDIRECT_HOSTS ?? '').split(',').flatMap((host) => host.trim() || []),
    },
  };
}
