import { problem, type Problem } from '../refusals/problem.ts';

/** Checks the mobile that a member of staff signs in with: exactly 10 digits (spec 1 §5). */
export function checkMobile(text: string): Problem | undefined {
  return /^\d{10}$/.test(text) ? undefined : problem('mobile', 'INVALID_INPUT', 'session.mobileInvalid');
}

/** Checks a new sign-in mobile: an Indian one, 10 digits of which the first is 6 to 9. */
export function checkNewMobile(text: string): Problem | undefined {
  return /^[6-9]\d{9}$/.test(text)
    ? undefined
    : problem('mobile', 'INVALID_INPUT', 'session.mobileNotIndian');
}

/** A PIN: exactly 4 digits (spec 1 §5). */
export function checkPin(text: string): Problem | undefined {
  return /^\d{4}$/.test(text) ? undefined : problem('pin', 'INVALID_INPUT', 'session.pinInvalid');
}
