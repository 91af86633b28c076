import type { Problem, RefusalCode } from '@galla/domain';
import { refusalFields } from '../refusals/arms.ts';
import { RefusalError, isFault } from '../refusals/RefusalError.ts';

/** `LoginRefused`, as the default resolvers read it. */
export interface LoginRefused {
  __typename: 'LoginRefused';
  code: RefusalCode;
  message: string;
  field: string;
  retryAfter: number | null;
}

/** The refusal of a typed value, at its field. */
export function loginProblem({ field, code, message }: Problem): LoginRefused {
  return { __typename: 'LoginRefused', code, message, field, retryAfter: null };
}

/**
 * Maps upstream's refusal to the PIN field (spec 1 §8), so that an unknown mobile looks like a wrong PIN. Rethrows
 * faults of the service.
 */
export function loginRefusal(error: unknown): LoginRefused {
  if (!(error instanceof RefusalError) || isFault(error.refusal.code)) throw error;
  const { code, message, problems } = error.refusal;
  const field = problems?.[0]?.field ?? 'pin';
  return { __typename: 'LoginRefused', code, message, field, retryAfter: retryAfterOf(error) };
}

/** `ConfirmPinRefused`, as the default resolvers read it. */
export interface ConfirmPinRefused {
  __typename: 'ConfirmPinRefused';
  code: RefusalCode;
  message: string;
  retryAfter: number | null;
}

/** Refusals caused by the PIN itself. */
const ABOUT_PIN: ReadonlySet<RefusalCode> = new Set([
  'INVALID_INPUT',
  'INVALID_CREDENTIALS',
  'TRY_LATER',
  'ACCOUNT_LOCKED',
]);

/** Why the PIN was refused; undefined for other causes. */
export function pinRefusal(error: RefusalError): ConfirmPinRefused | undefined {
  if (!ABOUT_PIN.has(error.refusal.code)) return undefined;
  return { __typename: 'ConfirmPinRefused', ...refusalFields(error), retryAfter: retryAfterOf(error) };
}

function retryAfterOf({ details }: RefusalError): number | null {
  const seconds = details['retry_after'];
  return typeof seconds === 'number' ? seconds : null;
}
