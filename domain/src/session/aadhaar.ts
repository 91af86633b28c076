/** Parses an Aadhaar number into its 12 digits, without spaces and hyphens; undefined when invalid. */
export function parseAadhaar(text: string): string | undefined {
  const digits = text.replaceAll(/[\s-]/g, '');
  return /^\d{12}$/.test(digits) ? digits : undefined;
}

/** "XXXX XXXX 1234": the only part of a number that is ever shown. */
export const maskedAadhaar = (lastFour: string): string => `XXXX XXXX ${lastFour}`;
