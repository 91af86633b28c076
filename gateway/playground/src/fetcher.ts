import type { GraphiQLProps } from 'graphiql';
import { getOperationAST, OperationTypeNode, parse } from 'graphql';
import { createClient, NetworkError, type RequestParams } from 'graphql-sse';
import { askingHeaders, post, type Answer } from './post.ts';

type Fetcher = GraphiQLProps['fetcher'];

interface Options {
  token: string;
  /** Called when the token is no longer valid. */
  onSessionEnd: () => void;
  /** Called for each answer. */
  onAnswer: (answer: Answer) => void;
}

/** Sends the editor's operation with the token: a subscription to the stream, anything else to /graphql. */
export function fetcherFor({ token, onSessionEnd, onAnswer }: Options): Fetcher {
  function heard<Heard extends Answer>(answer: Heard): Heard {
    if (answer.errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')) onSessionEnd();
    onAnswer(answer);
    return answer;
  }

  async function* stream(operation: RequestParams, headers: Record<string, string>) {
    const client = createClient({
      url: '/graphql/stream',
      retryAttempts: 0,
      headers: { ...askingHeaders(token), ...headers },
    });
    try {
      for await (const answer of client.iterate(operation)) yield heard(answer as Answer);
    } catch (error) {
      // The server's own message says more than that the answer was not a stream.
      const refusal = error instanceof NetworkError ? await error.response?.json() : undefined;
      if (refusal === undefined) throw error;
      yield heard(refusal as Answer);
    } finally {
      client.dispose();
    }
  }

  return (operation, options) => {
    const headers: Record<string, string> = { ...options?.headers };
    const { query, variables, operationName } = operation;
    if (isSubscription(query, operationName))
      return stream(
        { query, variables, ...(operationName && { operationName }) },
        headers,
      ) as ReturnType<Fetcher>;
    return post(operation, token, headers).then(heard) as ReturnType<Fetcher>;
  };
}

function isSubscription(query: string, operationName?: string | null): boolean {
  try {
    return getOperationAST(parse(query), operationName)?.operation === OperationTypeNode.SUBSCRIPTION;
  } catch {
    // The server reports what is wrong with it.
    return false;
  }
}
