import { figuresOf, type Params, type Problem, type RefusalCode } from '@galla/domain';
import type { ProblemCode } from '../types.generated.ts';
import { globalId } from '../relay/ids.ts';
import { fieldOfRecord } from './fieldOfRecord.ts';
import { isProblemCode } from './problemCodes.ts';
import { isFault, type Details, type RefusalError } from './RefusalError.ts';

interface Figure {
  name: string;
  value: string;
}

interface ProblemModel {
  field: string;
  code: ProblemCode;
  message: string;
  figures: Figure[];
}

/** Fields of the refusal types besides code and message. */
interface Fields {
  Refused: { figures: Figure[] };
  PermissionDenied: {};
  NotFound: { field: string | null };
  InvalidInput: { problems: ProblemModel[] };
  StockShort: { product: string; variant: string | null; available: string };
  PaymentExceedsPending: { pending: string };
  ChangedMeanwhile: { current: string | null };
}

type RefusalName = keyof Fields;

/** A refusal as an arm of a mutation's union. */
export type RefusalResult<Name extends RefusalName> = {
  [N in Name]: { __typename: N; code: RefusalCode; message: string } & Fields[N];
}[Name];

/** Reported as GraphQL errors, since no form can handle them; so are the service's own faults. */
const ERRORS: ReadonlySet<RefusalCode> = new Set([
  'UNAUTHENTICATED',
  'PAYMENT_REQUIRED',
  'PIN_CHANGE_REQUIRED',
  'TENANT_MISMATCH',
  'TOO_MANY_REQUESTS',
]);

/** Creates the arm of a code; undefined when the refusal lacks the arm's figures. */
const ARMS: {
  [C in RefusalCode]?: (error: RefusalError, input: unknown) => RefusalResult<RefusalName> | undefined;
} = {
  CHANGED_MEANWHILE: (error) => ({
    __typename: 'ChangedMeanwhile',
    ...refusalFields(error),
    current: text(error.details, 'current') ?? null,
  }),
  NOT_FOUND: (error, input) => ({
    __typename: 'NotFound',
    ...refusalFields(error),
    field: fieldOfRecord(error, input),
  }),
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
 * The arm of a refusal among a mutation's result types: its specific one, else InvalidInput if there are problems,
 * else Refused. Undefined for refusals reported as GraphQL errors.
 * @param input the mutation's, which names the record that was not found
 */
export function armOf(
  error: RefusalError,
  types: readonly string[],
  input?: unknown,
): RefusalResult<RefusalName> | undefined {
  const { code } = error.refusal;
  if (ERRORS.has(code) || isFault(code)) return undefined;
  const arms = [ARMS[code]?.(error, input), invalidInput(error)];
  const own = arms.find((arm) => arm !== undefined && types.includes(arm.__typename));
  return own ?? { __typename: 'Refused', ...refusalFields(error), figures: figureList(error.refusal.params) };
}

function invalidInput(error: RefusalError): RefusalResult<'InvalidInput'> | undefined {
  const problems = error.refusal.problems ?? [];
  if (problems.length === 0) return undefined;
  return {
    __typename: 'InvalidInput',
    ...refusalFields(error),
    problems: problems.map(problemModel),
  };
}

/** Maps a problem to the graph's type, with the broken rule where there is one. */
export const problemModel = ({ field, code, rule, message, params }: Problem): ProblemModel => {
  const named = rule ?? code;
  return {
    field,
    code: isProblemCode(named) ? named : 'INVALID_INPUT',
    message,
    figures: figureList(params),
  };
};

const figureList = (params: Params | undefined): Figure[] =>
  Object.entries(figuresOf(params)).map(([name, value]) => ({ name, value }));

/** Code and message, common to all refusal types. */
export function refusalFields({ refusal }: RefusalError): { code: RefusalCode; message: string } {
  return { code: refusal.code, message: refusal.message };
}

function text(details: Details, name: string): string | undefined {
  const value = details[name];
  return value === undefined ? undefined : String(value);
}
