import { plainText } from '../text/plainText.ts';

const TYPED = /^\(?\+?\d[\d\s()-]*$/;

/** Maximum digits of a stored number (spec 1 §5; ITU-T E.164). */
const MAX_DIGITS = 15;

/** 91 without a plus is the country code only before an Indian mobile: ten digits starting with 6 to 9. */
const COUNTRY_BEFORE_MOBILE = /^91(?=[6-9]\d{9}$)/;

/**
 * A customer's mobile in stored form: digits only, at most 15, without a leading +91 or 0. Digits, plus, hyphen,
 * space and parentheses may be typed (spec 2 §5). Undefined for anything else.
 */
export function normalizeMobile(text: string): string | undefined {
  const typed = plainText(text).trim();
  if (typed.length > 40 || !TYPED.test(typed)) return undefined;
  const international = /^\(?(?:\+|00)/.test(typed);
  let digits = typed.replaceAll(/\D/g, '').replace(/^0+/, '');
  if (international) digits = digits.replace(/^91(?=\d)/, '');
  // Some people type a prefix twice; none may remain, or the same person would be stored twice.
  for (let before = ''; before !== digits;) {
    before = digits;
    digits = digits.replace(/^0+/, '').replace(COUNTRY_BEFORE_MOBILE, '');
  }
  return digits === '' || digits.length > MAX_DIGITS ? undefined : digits;
}

/** Whether a stored number is shorter than an Indian mobile: worth a warning, not a refusal. */
export function isShortMobile(mobile: string): boolean {
  return mobile.length < 10;
}

/** "98290 41526": a stored number in groups for reading. Other numbers are returned unchanged; a walk-in has none. */
export function mobileText(mobile: string | null | undefined): string {
  if (mobile == null) return '';
  return /^[6-9]\d{9}$/.test(mobile) ? `${mobile.slice(0, 5)} ${mobile.slice(5)}` : mobile;
}
