import { plainText } from '../text/plainText.ts';

const TYPED = /^\(?\+?\d[\d\s()-]*$/;

/** The longest number that is kept (spec 1 §5; ITU-T E.164). */
const MAX_DIGITS = 15;

/** 91 without a plus is the country only where an Indian mobile follows: ten digits from 6 on. */
const COUNTRY_BEFORE_MOBILE = /^91(?=[6-9]\d{9}$)/;

/**
 * A customer's mobile as it is kept: digits only, at most 15, without +91 and 0 in front. Typed may be digits,
 * plus, hyphen, space and parentheses (spec 2 §5). Undefined for anything else.
 */
export function normalizeMobile(text: string): string | undefined {
  const typed = plainText(text).trim();
  if (typed.length > 40 || !TYPED.test(typed)) return undefined;
  const international = /^\(?(?:\+|00)/.test(typed);
  let digits = typed.replaceAll(/\D/g, '').replace(/^0+/, '');
  if (international) digits = digits.replace(/^91(?=\d)/, '');
  // Some people write a prefix twice; what is kept must have none left, or the same person comes in twice.
  for (let before = ''; before !== digits;) {
    before = digits;
    digits = digits.replace(/^0+/, '').replace(COUNTRY_BEFORE_MOBILE, '');
  }
  return digits === '' || digits.length > MAX_DIGITS ? undefined : digits;
}

/** Whether a kept number is shorter than an Indian mobile: worth a word to the one who types it, not a refusal. */
export function isShortMobile(mobile: string): boolean {
  return mobile.length < 10;
}

/** "98290 41526": a kept number as people read it aloud; one that is no Indian mobile stays, a walk-in has none. */
export function mobileText(mobile: string | null | undefined): string {
  if (mobile == null) return '';
  return /^[6-9]\d{9}$/.test(mobile) ? `${mobile.slice(0, 5)} ${mobile.slice(5)}` : mobile;
}
