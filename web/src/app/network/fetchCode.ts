import { formatMessage } from '@galla/domain';
import { toast } from '../toast/toast.ts';
import { serverAnswers, serverBack } from './server.ts';

/** Code could not be fetched: it belongs to an older version and is gone, or the server is unreachable. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message);

/**
 * Fetches the code of a part of a screen. Without a network it shows a message, waits and continues by itself: the
 * part stays in its loading state and the screen around it, such as a cart, is kept.
 * @throws what `load` throws while the server answers: the code is gone, or has an error.
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (!isMissingChunk(error) || (await serverAnswers())) throw error;
  }
  toast.error(formatMessage('faults.partAway'));
  await serverBack();
  toast.settle();
  return fetchCode(load);
}
