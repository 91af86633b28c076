import {
  checkNewCustomer,
  normalizeMobile,
  parseGstin,
  type Problem,
  problem,
  STATES,
  stateOfGstin,
} from '@galla/domain';
import { refuseOn } from '../http/refused.ts';

/** A customer as sent by the forms. */
export interface SentCustomer {
  name: string;
  mobile: string;
  email?: string | null | undefined;
  group?: string | null | undefined;
  company?: string | null | undefined;
  gst?: string | null | undefined;
  location?: string | null | undefined;
  state_code?: string | null | undefined;
}

/** The trimmed text; null if empty. */
export const trimmed = (text: string | null | undefined): string | null => text?.trim() || null;

/** A validated customer; refuses with the problems that the form shows (spec 2 §5), and `more`. */
export function readCustomer(input: SentCustomer, more: readonly (Problem | undefined)[] = []) {
  const state = trimmed(input.state_code);
  const stateKnown = state === null || Object.hasOwn(STATES, state);
  refuseOn(
    ...checkNewCustomer({
      name: input.name,
      mobile: input.mobile,
      email: input.email ?? null,
      gst: input.gst ?? null,
    }),
    stateKnown ? undefined : problem('state_code', 'INVALID_INPUT', 'faults.invalidInput'),
    ...more,
  );
  const gstin = parseGstin(input.gst ?? '') ?? null;
  return {
    name: input.name.trim(),
    mobile: normalizeMobile(input.mobile) ?? '',
    email: trimmed(input.email),
    groupName: trimmed(input.group),
    company: trimmed(input.company),
    gstin,
    address: trimmed(input.location),
    stateCode: (gstin ? stateOfGstin(gstin) : undefined) ?? state,
  };
}
