/** An Aadhaar number as typed, its 12 digits without spaces and hyphens; undefined when it is none. */
export function parseAadhaar(text: string): string | undefined {
  const digits = text.replaceAll(/[\s-]/g, '');
  return /^\d{12}$/.test(digits) ? digits : undefined;
}

/** "XXXX XXXX 1234": all of a number that is ever shown. */
export const maskedAadhaar = (lastFour: string): string => `XXXX XXXX ${lastFour}`;
