import { say } from '@galla/domain';
import { graphql } from 'react-relay';
import type { useExchangeHandoverEndMutation } from '../../__generated__/useExchangeHandoverEndMutation.graphql.ts';
import type { useExchangeHandoverMutation } from '../../__generated__/useExchangeHandoverMutation.graphql.ts';
import { renewEnvironment } from '../../app/graph/environment.ts';
import { failureText } from '../../app/graph/failureText.ts';
import { useWrite } from '../../app/graph/useWrite.ts';
import { accessToken } from '../../app/session/store.ts';
import { keepSession } from '../keepSession.ts';

const exchangeMutation = graphql`
  mutation useExchangeHandoverMutation($input: ExchangeHandoverInput!) {
    exchangeHandover(input: $input) {
      __typename
      ... on LoginSuccess {
        accessToken
        viewer {
          ...keepSession_viewer
        }
      }
      ... on Refusal {
        message
      }
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
 * Exchanges a hand-over code. Resolves with the sentence of the problem, or with undefined once the session is stored;
 * the one that it takes the place of is ended, but only when the new one is there.
 */
export function useExchangeHandover(): (code: string) => Promise<string | undefined> {
  const exchange = useWrite<useExchangeHandoverMutation>(exchangeMutation, { once: true });
  const end = useWrite<useExchangeHandoverEndMutation>(endMutation, { once: true });
  return async (code) => {
    try {
      const { exchangeHandover: answer } = await exchange.write({ input: { code } });
      const { viewer, accessToken: token, message } = answer;
      if (!viewer || token === undefined) return message ?? say('session.tokenNotReceived');
      // Sent with the token before, which may have ended: that is no end of the session that is kept now. Where it can
      // not be ended it runs out by itself.
      const ended = accessToken() === null ? undefined : end.write({}).catch(() => undefined);
      await keepSession(token, viewer);
      await ended;
      renewEnvironment();
      return undefined;
    } catch (error) {
      return failureText(error, 'faults.internal');
    }
  };
}
