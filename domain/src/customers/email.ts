const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether a text can be an e-mail address; only a mail that arrives tells more. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text);
}
