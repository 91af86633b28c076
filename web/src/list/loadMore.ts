import type { MessageKey } from '@galla/domain';
import { failureText } from '../app/graph/failureText.ts';
import { toast } from '../app/toast/toast.ts';

type LoadNext = (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;

/** Fetches the next page of a growing connection (usePaginationFragment). A failure shows the message `failed`. */
export function loadMore(loadNext: LoadNext, pageSize: number, failed: MessageKey): void {
  toast.settle();
  loadNext(pageSize, {
    onComplete: (error) => {
      if (error) toast.error(failureText(error, failed));
    },
  });
}
