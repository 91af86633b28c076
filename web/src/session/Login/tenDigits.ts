import { normalizeMobile } from '@galla/domain';

/**
 * The digits of a mobile number as typed, at most ten. A pasted or autofilled "+91 98290 41526" is recognised:
 * truncated after ten characters it would be another number.
 */
export function tenDigits(text: string): string {
  const digits = text.replaceAll(/\D/g, '');
  const kept = digits.length > 10 ? normalizeMobile(text) : undefined;
  return (kept?.length === 10 ? kept : digits).slice(0, 10);
}
