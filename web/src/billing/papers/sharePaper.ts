import { formatMessage } from '@galla/domain';
import { toast } from '../../app/toast/toast.ts';

/** Whether the device can share to other apps. */
export const canShare = (): boolean => typeof navigator.share === 'function';

const isNamed = (error: unknown, name: string): boolean =>
  error instanceof DOMException && error.name === name;

/**
 * Shares a file with a line of text to another app; only the text if the device cannot share files. Cancelling is
 * not a failure. If the browser's user activation expired while the file loaded, the button must be pressed again,
 * now with the file ready.
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

/** Country code of India, where mobile numbers have ten digits. */
const COUNTRY = '91';

/** Shares a text to another app. Cancelling is not a failure. */
export async function sendText(text: string): Promise<void> {
  try {
    await navigator.share({ text });
  } catch (error) {
    if (!isNamed(error, 'AbortError')) toast.error(formatMessage('share.sendFailed'));
  }
}

/** Opens WhatsApp with a text: to the customer's number if there is one, otherwise with a choice of contacts. */
export function openWhatsApp(text: string, mobile: string | null | undefined): void {
  const to = mobile == null ? '' : `${COUNTRY}${mobile}`;
  window.open(`https://wa.me/${to}?text=${encodeURIComponent(text)}`, '_blank', 'noopener');
}

/** Copies a link to the clipboard. */
export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast.info(formatMessage('share.copied'));
  } catch {
    toast.error(formatMessage('share.copyFailed'));
  }
}
