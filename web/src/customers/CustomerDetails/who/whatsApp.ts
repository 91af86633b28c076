/** Indian mobile numbers have ten digits. */
const INDIAN = /^[6-9]\d{9}$/;

/** URL of a WhatsApp chat with an optional text; undefined if the number can't have one. */
export function whatsAppAddress(mobile: string | null | undefined, text?: string): string | undefined {
  if (mobile == null || mobile.length < 10) return undefined;
  const number = INDIAN.test(mobile) ? `91${mobile}` : mobile;
  return `https://wa.me/${number}${text === undefined ? '' : `?text=${encodeURIComponent(text)}`}`;
}
