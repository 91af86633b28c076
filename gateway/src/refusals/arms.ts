import type { RefusalCode } from '@galla/domain';
import { globalId } from '../relay/ids.ts';
import { isFault, type Details, type RefusalError } from './RefusalError.ts';

interface Problem {
  field: string;
  code: RefusalCode;
  message: string;
}

/** What the refusal types have beyond code and message. */
interface Fields {
  Refused: {};
  PermissionDenied: {};
  NotFound: {};
  InvalidInput: { problems: Problem[] };
  StockShort: { product: string; variant: string | null; available: string };
  PaymentExceedsPending: { pending: string };
  ChangedMeanwhile: { current: string | null };
}

type RefusalName = keyof Fields;

/** A refusal as an arm of a mutation's union. */
export type RefusalResult<Name extends RefusalName> = {
  [N in Name]: { __typename: N; code: RefusalCode; message: string } & Fields[N];
}[Name];

/** Told as GraphQL errors, since no form can do anything about them; so are the service's own faults. */
const ERRORS: ReadonlySet<RefusalCode> = new Set([
  'UNAUTHENTICATED',
  'PAYMENT_REQUIRED',
  'PIN_CHANGE_REQUIRED',
  'TENANT_MISMATCH',
  'TOO_MANY_REQUESTS',
]);

/** Makes the arm of a code; undefined when the refusal lacks the figures that the arm tells. */
const ARMS: { [C in RefusalCode]?: (error: RefusalError) => RefusalResult<RefusalName> | undefined } = {
  CHANGED_MEANWHILE: (error) => ({
    __typename: 'ChangedMeanwhile',
    ...refusalFields(error),
    current: text(error.details, 'current') ?? null,
  }),
  NOT_FOUND: (error) => ({ __typename: 'NotFound', ...refusalFields(error) }),
  PAYMENT_EXCEEDS_PENDING(error) {
    const pending = text(error.details, 'pending');
    return pending === undefined
      ? undefined
      : { __typename: 'PaymentExceedsPending', ...refusalFields(error), pending };
  },
  PERMISSION_DENIED: (error) => ({ __typename: 'PermissionDenied', ...refusalFields(error) }),
  STOCK_SHORT(error) {
    const product = text(error.details, 'product_id');
    const available = text(error.details, 'available');
    if (product === undefined || available === undefined) return undefined;
    const variant = text(error.details, 'variant_id');
    return {
      __typename: 'StockShort',
      ...refusalFields(error),
      product: globalId('Product', product),
      variant: variant === undefined ? null : globalId('Variant', variant),
      available,
    };
  },
};

/**
 * The arm of a refusal among the types that a mutation may answer: its own one, else InvalidInput where it names
 * fields, else Refused. Undefined for what is told as a GraphQL error instead.
 */
export function armOf(error: RefusalError, types: readonly string[]): RefusalResult<RefusalName> | undefined {
  const { code } = error.refusal;
  if (ERRORS.has(code) || isFault(code)) return undefined;
  const arms = [ARMS[code]?.(error), invalidInput(error)];
  const own = arms.find((arm) => arm !== undefined && types.includes(arm.__typename));
  return own ?? { __typename: 'Refused', ...refusalFields(error) };
}

function invalidInput(error: RefusalError): RefusalResult<'InvalidInput'> | undefined {
  const problems = error.refusal.problems ?? [];
  if (problems.length === 0) return undefined;
  return {
    __typename: 'InvalidInput',
    ...refusalFields(error),
    problems: problems.map(({ field, code, message }) => ({ field, code, message })),
  };
}

/** Code and message, as every refusal type has them. */
export function refusalFields({ refusal }: RefusalError): { code: RefusalCode; message: string } {
  return { code: refusal.code, message: refusal.message };
}

function text(details: Details, name: string): string | undefined {
  const value = details[name];
  return value === undefined ? undefined : String(value);
}
