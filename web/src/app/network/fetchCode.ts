import { formatMessage } from '@galla/domain';
import { toast } from '../toast/toast.ts';
import { serverAnswers, serverBack } from './server.ts';

/** Code could not be fetched: it belongs to an older version and is gone, or the server is not reachable. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message);

/**
 * Fetches the code of a part of a screen. Without a network it says so, waits and comes by itself: the part stays as
 * its loading state, and the screen around it, a cart for one, is not torn away.
 * @throws what `load` throws while the server answers: code that is gone, or a mistake in it.
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
