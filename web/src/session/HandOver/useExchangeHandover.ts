import { graphql } from 'react-relay';
import type { useExchangeHandoverEndMutation } from '../../__generated__/useExchangeHandoverEndMutation.graphql.ts';
import type { useExchangeHandoverMutation } from '../../__generated__/useExchangeHandoverMutation.graphql.ts';
import { renewEnvironment } from '../../app/graph/environment.ts';
import { failureText } from '../../app/graph/failureText.ts';
import { useSend } from '../../app/graph/useSend.ts';
import { useWrite } from '../../app/graph/useWrite.ts';
import { accessToken } from '../../app/session/store.ts';
import { keepSession } from '../keepSession.ts';

const exchangeMutation = graphql`
  mutation useExchangeHandoverMutation($input: ExchangeHandoverInput!) {
    exchangeHandover(input: $input) {
      ... on LoginSuccess @alias(as: "saved") {
        accessToken
        viewer {
          ...keepSession_viewer
        }
      }
      ...refusal @alias
    }
  }
`;

const endMutation = graphql`
  mutation useExchangeHandoverEndMutation {
    logout {
      loggedOut
    }
  }
`;

/**
 * Exchanges a hand-over code. Resolves with an error message, or with undefined once the session is stored. The
 * previous session is ended only then.
 */
export function useExchangeHandover(): (code: string) => Promise<string | undefined> {
  const exchange = useWrite<useExchangeHandoverMutation>(exchangeMutation, {
    failed: 'session.tokenNotReceived',
    once: true,
  });
  const end = useSend<useExchangeHandoverEndMutation>(endMutation, { once: true });
  return async (code) => {
    try {
      const outcome = await exchange.write({ code });
      if (outcome.kind === 'failed') return failureText(outcome.error, 'faults.internal');
      if (outcome.kind !== 'saved') return outcome.message;
      // Sent with the previous token. If that has expired, the failure must not end the new session; a session that
      // cannot be ended expires by itself.
      const ended = accessToken() === null ? undefined : end.send({}).catch(() => undefined);
      await keepSession(outcome.saved.accessToken, outcome.saved.viewer);
      await ended;
      renewEnvironment();
      return undefined;
    } catch (error) {
      return failureText(error, 'faults.internal');
    }
  };
}
