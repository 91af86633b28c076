import { fetchQuery, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { watchProgressQuery } from '../../__generated__/watchProgressQuery.graphql.ts';

/** Polling interval in milliseconds. */
const BETWEEN = 400;

const query = graphql`
  query watchProgressQuery($id: ID!) {
    viewer {
      tenant {
        catalogueImportProgress(id: $id) {
          rowsDone
        }
      }
    }
  }
`;

/**
 * Polls the number of rows that a running import has written, until the signal aborts. A failed poll is
 * ignored, because the run itself reports its outcome.
 */
export async function watchProgress(
  environment: IEnvironment,
  id: string,
  { signal, onRows }: { signal: AbortSignal; onRows: (rows: number) => void },
): Promise<void> {
  while (!signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, BETWEEN));
    if (signal.aborted) return;
    const answer = fetchQuery<watchProgressQuery>(
      environment,
      query,
      { id },
      { fetchPolicy: 'network-only' },
    );
    const data = await answer.toPromise().catch(() => undefined);
    const rows = data?.viewer?.tenant?.catalogueImportProgress?.rowsDone;
    if (rows !== undefined && !signal.aborted) onRows(rows);
  }
}
