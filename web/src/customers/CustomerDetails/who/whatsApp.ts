/** Of India, where mobiles have ten digits. */
const INDIAN = /^[6-9]\d{9}$/;

/** Where WhatsApp opens a chat with the number, with a text to send; undefined where the number can have none. */
export function whatsAppAddress(mobile: string | null | undefined, text?: string): string | undefined {
  if (mobile == null || mobile.length < 10) return undefined;
  const number = INDIAN.test(mobile) ? `91${mobile}` : mobile;
  return `https://wa.me/${number}${text === undefined ? '' : `?text=${encodeURIComponent(text)}`}`;
}
