/** The check digit of the first twelve digits of an EAN-13: weights 1 and 3 in turn (GS1 General Specifications, 7.9). */
function checkDigit(first12: string): number {
  const digits = first12.split('').map(Number);
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}

/** Completes twelve digits to an EAN-13. */
export function ean13(first12: string): string {
  return `${first12}${checkDigit(first12)}`;
}

/** Whether a text is an EAN-13 with the right check digit. */
export function isEan13(text: string): boolean {
  return /^\d{13}$/.test(text) && ean13(text.slice(0, 12)) === text;
}
