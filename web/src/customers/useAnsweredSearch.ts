import { startTransition, useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment, type FetchPolicy } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

interface SearchQuery extends OperationType {
  variables: { search?: string | null };
}

/** A search, as a query takes it: nothing typed is everybody. */
export const searchVariables = (search: string) => ({ search: search === '' ? null : search });

interface AnsweredSearch {
  /** What was searched for last and answered, and how its query is read. */
  shown: { search: string; fetchPolicy: FetchPolicy };
  /** Why what is searched for now was not answered. */
  failure: Error | undefined;
  retry: () => void;
}

/**
 * Of searches that follow each other, the last one that was answered: one that fails leaves what is there. The first
 * one is left to the query itself, which waits and fails as a whole.
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
