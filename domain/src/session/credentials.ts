import { problem, type Problem } from '../refusals/problem.ts';

/** The mobile that a member of staff logs in with: exactly 10 digits (spec 1 §5). */
export function checkMobile(text: string): Problem | undefined {
  return /^\d{10}$/.test(text) ? undefined : problem('mobile', 'INVALID_INPUT', 'session.mobileInvalid');
}

/** A PIN: exactly 4 digits (spec 1 §5). */
export function checkPin(text: string): Problem | undefined {
  return /^\d{4}$/.test(text) ? undefined : problem('pin', 'INVALID_INPUT', 'session.pinInvalid');
}
