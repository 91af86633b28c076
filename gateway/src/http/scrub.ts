/** Patterns that must not appear in a log, however they got there, and their replacements. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [
    /("(?:(?:old_)?password|password_confirmation|pin|secret|currentPin|newPin|confirmation|messagingToken|fcm_token|device_token|accessToken|access_token|authorization)":)"(?:[^"\\]|\\.)*"/gi,
    '$1"***"',
  ],
  // Opaque tokens and API keys: 43 characters of base64url.
  [/(?<![\w-])(?:galla_)?[\w-]{43}(?![\w-])/g, '***'],
  // UPI ids and e-mail addresses.
  [/[\w.-]+@[A-Za-z][\w.-]*/g, '***@***'],
  // PAN.
  [/\b[A-Z]{5}[0-9]{4}[A-Z]\b/g, '***'],
  // Mobile and Aadhaar numbers keep their last two digits.
  [/(?<![\w-])\+?[0-9]{8,14}([0-9]{2})(?![\w-])/g, '********$1'],
];

/** Masks PINs, tokens, UPI ids, e-mail addresses, PANs, mobile and Aadhaar numbers in a log line. */
export function scrub(line: string): string {
  return SECRETS.reduce((text, [pattern, mask]) => text.replace(pattern, mask), line);
}
