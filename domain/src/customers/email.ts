const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether a text has the form of an e-mail address; only a delivered mail proves more. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text);
}
