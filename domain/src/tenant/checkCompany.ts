import { isPlaceZone } from '../dates/clock.ts';
import type { MessageKey } from '../messages/formatMessage.ts';
import { problem, type Problem } from '../refusals/problem.ts';
import { checkRequired, unlessFits } from '../session/checkPerson.ts';
import { parseGstin, stateOfGstin } from '../tax/gstin.ts';
import { panOfGstin, parsePan } from '../tax/pan.ts';
import { STATES } from '../tax/states.ts';

/** The owner's entries about the shop; all but description and time zone are printed on its documents. */
export interface CompanyEntries {
  name: string;
  description: string;
  address: string;
  city: string;
  /** 6 digits. */
  pincode: string;
  /** A key of `STATES`. */
  stateCode: string;
  gstin: string;
  pan: string;
  /** IANA name of the time zone in which the shop's days begin and end; always set. */
  timeZone: string;
}

const REQUIRED = [
  ['name', 'profile.companyName'],
  ['address', 'profile.shopAddress'],
] as const satisfies readonly (readonly [keyof CompanyEntries, MessageKey])[];

/** An Indian postal code: six digits, the first not zero. */
const isPincode = (text: string): boolean => /^[1-9]\d{5}$/.test(text.replaceAll(/\s/g, ''));

/** A GSTIN contains its holder's PAN and the state that issued it; the other entries must agree with it. */
function checkAgreement({ gstin = '', pan = '', stateCode = '' }: Partial<CompanyEntries>): Problem[] {
  const itsPan = panOfGstin(gstin);
  const itsState = stateOfGstin(gstin);
  const typedPan = parsePan(pan);
  const problems: Problem[] = [];
  if (itsState !== undefined && Object.hasOwn(STATES, stateCode) && stateCode !== itsState)
    problems.push(
      problem('stateCode', 'INVALID_INPUT', 'profile.stateDiffers', { state: STATES[itsState] ?? '' }),
    );
  if (itsPan !== undefined && typedPan !== undefined && typedPan !== itsPan)
    problems.push(problem('pan', 'INVALID_INPUT', 'profile.panDiffers', { pan: itsPan }));
  return problems;
}

/**
 * Problems with a shop's entries (spec 1 §5 Profile edit; CGST Rules 2017, rule 46). Omitted fields stay unchanged
 * and are not checked.
 */
export function checkCompany(entries: Partial<CompanyEntries>): Problem[] {
  const { pincode, stateCode, gstin, pan, timeZone } = entries;
  return [
    ...checkRequired(entries, REQUIRED),
    unlessFits('pincode', pincode, isPincode, 'profile.pincodeInvalid'),
    unlessFits('stateCode', stateCode, (code) => Object.hasOwn(STATES, code), 'profile.stateUnknown'),
    unlessFits('gstin', gstin, (text) => parseGstin(text) !== undefined, 'customers.gstInvalid'),
    unlessFits('pan', pan, (text) => parsePan(text) !== undefined, 'profile.panInvalid'),
    timeZone === undefined || isPlaceZone(timeZone)
      ? undefined
      : problem('timeZone', 'INVALID_INPUT', 'profile.timeZoneUnknown'),
    ...checkAgreement(entries),
  ].filter((one) => one !== undefined);
}
