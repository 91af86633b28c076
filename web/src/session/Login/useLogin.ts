import { lockoutSentence, say } from '@galla/domain';
import { graphql } from 'react-relay';
import type { useLoginMutation } from '../../__generated__/useLoginMutation.graphql.ts';
import { GraphFailure } from '../../app/graph/failure.ts';
import { useWrite } from '../../app/graph/useWrite.ts';
import { keepSession } from '../keepSession.ts';
import { messagingToken } from '../messagingToken.ts';

const mutation = graphql`
  mutation useLoginMutation($input: LoginInput!) {
    login(input: $input) {
      __typename
      ... on LoginSuccess {
        accessToken
        viewer {
          profile {
            mustChangePin
          }
          ...keepSession_viewer
        }
      }
      ... on LoginRefused {
        code
        message
        field
        retryAfter
      }
    }
  }
`;

export interface Credentials {
  mobile: string;
  pin: string;
}

/** Why somebody was not signed in, and at which field to say so. */
export interface LoginProblem {
  field: keyof Credentials;
  message: string;
}

type Answer = useLoginMutation['response']['login'];

const refusedMessage = ({ code, message, retryAfter }: Answer & { __typename: 'LoginRefused' }): string => {
  if (retryAfter != null) return lockoutSentence(retryAfter);
  if (code === 'ACCOUNT_LOCKED') return lockoutSentence(undefined);
  return message === '' ? say('session.invalidCredentials') : message;
};

/** What became of it: a problem, or the session is stored and the PIN is the person's own, or still to be chosen. */
export type LoginOutcome = { problem: LoginProblem } | { mustChangePin: boolean };

/** Signs in. Resolves once the session is stored. */
export function useLogin(): { login: (credentials: Credentials) => Promise<LoginOutcome>; busy: boolean } {
  const { write, busy } = useWrite<useLoginMutation>(mutation, { once: true });
  const login = async ({ mobile, pin }: Credentials): Promise<LoginOutcome> => {
    try {
      const token = await messagingToken();
      const input = { mobile, pin, ...(token !== undefined && { messagingToken: token }) };
      const { login: answer } = await write({ input });
      if (answer.__typename === 'LoginRefused') {
        const field = answer.field === 'mobile' ? 'mobile' : 'pin';
        return { problem: { field, message: refusedMessage(answer) } };
      }
      if (answer.__typename !== 'LoginSuccess' || answer.accessToken === '') {
        return { problem: { field: 'pin', message: say('session.tokenNotReceived') } };
      }
      await keepSession(answer.accessToken, answer.viewer);
      return { mustChangePin: answer.viewer.profile.mustChangePin };
    } catch (error) {
      const message = error instanceof GraphFailure ? error.message : say('faults.internal');
      return { problem: { field: 'pin', message } };
    }
  };
  return { login, busy };
}
