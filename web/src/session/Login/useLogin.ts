import { lockoutSentence, say } from '@galla/domain';
import { graphql } from 'react-relay';
import type { useLoginMutation } from '../../__generated__/useLoginMutation.graphql.ts';
import { GraphFailure } from '../../app/graph/failure.ts';
import { useWrite } from '../../app/graph/useWrite.ts';
import { sessionOwner, storeSession, type StoredSession } from '../../app/session/store.ts';
import { clearLocal } from '../../local/clear.ts';

const mutation = graphql`
  mutation useLoginMutation($input: LoginInput!) {
    login(input: $input) {
      __typename
      ... on LoginSuccess {
        accessToken
        viewer {
          profile {
            staffId
            designation
          }
          tenant {
            schema
            business {
              number
            }
          }
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

const sessionOf = ({ accessToken, viewer }: Answer & { __typename: 'LoginSuccess' }): StoredSession => ({
  access_token: accessToken,
  tenant_schema: viewer.tenant?.schema,
  business_id: viewer.tenant?.business.number.toString(),
  emp_id: viewer.profile.staffId,
  designation: viewer.profile.designation ?? undefined,
});

/** Keeps the new session; what another person left on this device goes first. */
async function begin(session: StoredSession): Promise<void> {
  const before = sessionOwner();
  storeSession(session);
  if (sessionOwner() !== before) await clearLocal();
}

/** Signs in. Resolves with the problem, or with undefined once the session is stored. */
export function useLogin(): {
  login: (credentials: Credentials) => Promise<LoginProblem | undefined>;
  busy: boolean;
} {
  const { write, busy } = useWrite<useLoginMutation>(mutation, { once: true });
  const login = async (input: Credentials): Promise<LoginProblem | undefined> => {
    try {
      const { login: answer } = await write({ input });
      if (answer.__typename === 'LoginRefused') {
        return { field: answer.field === 'mobile' ? 'mobile' : 'pin', message: refusedMessage(answer) };
      }
      if (answer.__typename !== 'LoginSuccess' || answer.accessToken === '') {
        return { field: 'pin', message: say('session.tokenNotReceived') };
      }
      await begin(sessionOf(answer));
      return undefined;
    } catch (error) {
      return {
        field: 'pin',
        message: error instanceof GraphFailure ? error.message : say('faults.internal'),
      };
    }
  };
  return { login, busy };
}
