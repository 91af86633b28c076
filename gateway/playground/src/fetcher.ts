import type { GraphiQLProps } from 'graphiql';

type Fetcher = GraphiQLProps['fetcher'];

/** Sends what is written in the editor as the person of the token; `onSessionEnd` when that is over. */
export function fetcherFor(token: string, onSessionEnd: () => void): Fetcher {
  return async (operation, options) => {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        ...options?.headers,
        'content-type': 'application/json',
      },
      body: JSON.stringify(operation),
    });
    const answer = await response.json();
    if (isOver(answer)) onSessionEnd();
    return answer;
  };
}

function isOver(answer: { errors?: readonly { extensions?: { code?: string } }[] }): boolean {
  return answer.errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED') ?? false;
}
