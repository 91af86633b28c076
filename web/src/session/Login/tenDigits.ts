import { normalizeMobile } from '@galla/domain';

/**
 * The digits of a mobile number as it is typed, at most ten. Pasted or filled in by the browser it may come as
 * "+91 98290 41526": cut after ten characters, that would be another number.
 */
export function tenDigits(text: string): string {
  const digits = text.replaceAll(/\D/g, '');
  const kept = digits.length > 10 ? normalizeMobile(text) : undefined;
  return (kept?.length === 10 ? kept : digits).slice(0, 10);
}
