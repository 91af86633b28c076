const URL_SAFE = /^[A-Za-z0-9_-]*$/;

/** URL-safe base64 without padding (RFC 4648 §5) of a text's UTF-8 bytes. */
export function toBase64Url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The decoded text; undefined unless it is base64 (padded or not, URL-safe or plain) of valid UTF-8. */
export function fromBase64Url(encoded: string): string | undefined {
  const bare = encoded
    .replace(/={1,2}$/, '')
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  if (!URL_SAFE.test(bare) || bare.length % 4 === 1) return undefined;
  const binary = atob(bare.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
