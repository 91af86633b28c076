import { startTransition, useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment, type FetchPolicy } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

interface SearchQuery extends OperationType {
  variables: { search?: string | null };
}

/** A search as query variable; an empty one matches everybody. */
export const searchVariables = (search: string) => ({ search: search === '' ? null : search });

interface AnsweredSearch {
  /** The last search that was answered, and the fetch policy for its query. */
  shown: { search: string; fetchPolicy: FetchPolicy };
  /** Why the current search failed. */
  failure: Error | undefined;
  retry: () => void;
}

/**
 * Of successive searches, shows the last one that was answered, so that a failed one leaves the results as
 * they were. The first search is left to the query itself, which suspends or fails as a whole.
 */
export function useAnsweredSearch(query: GraphQLTaggedNode, search: string): AnsweredSearch {
  const environment = useRelayEnvironment();
  const [shown, setShown] = useState<AnsweredSearch['shown']>({ search, fetchPolicy: 'store-and-network' });
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<{ search: string; attempt: number; error: Error }>();
  const isNew = search !== shown.search;
  useEffect(() => {
    if (!isNew) return undefined;
    const asked = fetchQuery<SearchQuery>(environment, query, searchVariables(search)).subscribe({
      complete: () => startTransition(() => setShown({ search, fetchPolicy: 'store-or-network' })),
      error: (error: Error) => setFailed({ search, attempt, error }),
    });
    return () => asked.unsubscribe();
  }, [environment, query, search, isNew, attempt]);
  const isFailed = isNew && failed?.search === search && failed.attempt === attempt;
  return { shown, failure: isFailed ? failed.error : undefined, retry: () => setAttempt(attempt + 1) };
}
