import { say } from '@galla/domain';
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
    if (isNamed(error, 'NotAllowedError')) toast.info(say('payment.shareAgain'));
    else toast.error(say('payment.shareFailed'));
  }
}

/** Of India, where mobiles have ten digits. */
const COUNTRY = '91';

/** Where a device hands nothing over: WhatsApp with the customer's number and the text, or else the text to be pasted. */
export async function shareText(text: string, mobile: string | null | undefined): Promise<void> {
  if (mobile != null) {
    const url = `https://wa.me/${COUNTRY}${mobile}?text=${encodeURIComponent(text)}`;
    window.open(url, '_blank', 'noopener');
    return;
  }
  try {
    await navigator.clipboard.writeText(text);
    toast.info(say('payment.shareCopied'));
  } catch {
    toast.error(say('payment.shareFailed'));
  }
}
