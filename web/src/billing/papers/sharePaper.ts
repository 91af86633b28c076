import { formatMessage } from '@galla/domain';
import { toast } from '../../app/toast/toast.ts';

/** Whether the device hands things to other apps. */
export const canShare = (): boolean => typeof navigator.share === 'function';

const isNamed = (error: unknown, name: string): boolean =>
  error instanceof DOMException && error.name === name;

/**
 * Hands a file to another app with a line of text; the text alone where the device takes no files. Saying no is no
 * failure. A browser that waited too long for the file wants the button pressed once more: the file is here by then.
 */
export async function shareFile(file: File, text: string): Promise<void> {
  const files = { files: [file] };
  const takesFiles = typeof navigator.canShare === 'function' && navigator.canShare(files);
  try {
    await navigator.share({ text, ...(takesFiles && files) });
  } catch (error) {
    if (isNamed(error, 'AbortError')) return;
    if (isNamed(error, 'NotAllowedError')) toast.info(formatMessage('payment.shareAgain'));
    else toast.error(formatMessage('payment.shareFailed'));
  }
}

/** Of India, where mobiles have ten digits. */
const COUNTRY = '91';

/** Hands a text to another app. Saying no is no failure. */
export async function sendText(text: string): Promise<void> {
  try {
    await navigator.share({ text });
  } catch (error) {
    if (!isNamed(error, 'AbortError')) toast.error(formatMessage('share.sendFailed'));
  }
}

/** Opens WhatsApp with a text: with the customer's number where there is one, else with the choice of a contact. */
export function openWhatsApp(text: string, mobile: string | null | undefined): void {
  const to = mobile == null ? '' : `${COUNTRY}${mobile}`;
  window.open(`https://wa.me/${to}?text=${encodeURIComponent(text)}`, '_blank', 'noopener');
}

/** Takes a link to the clipboard. */
export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast.info(formatMessage('share.copied'));
  } catch {
    toast.error(formatMessage('share.copyFailed'));
  }
}
