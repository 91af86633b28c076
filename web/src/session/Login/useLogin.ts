import { lockoutSentence, formatMessage } from '@galla/domain';
import { graphql } from 'react-relay';
import type { useLoginMutation } from '../../__generated__/useLoginMutation.graphql.ts';
import { failureText } from '../../app/graph/failureText.ts';
import { type Outcome, useWrite } from '../../app/graph/useWrite.ts';
import { keepSession } from '../keepSession.ts';
import { messagingToken } from '../messagingToken.ts';

const mutation = graphql`
  mutation useLoginMutation($input: LoginInput!) {
    login(input: $input) {
      ... on LoginSuccess @alias(as: "saved") {
        accessToken
        viewer {
          profile {
            mustChangePin
          }
          ...keepSession_viewer
        }
      }
      ... on LoginRefused @alias(as: "refused") {
        field
        retryAfter
      }
      ...refusal @alias
    }
  }
`;

export interface Credentials {
  mobile: string;
  pin: string;
}

/** Why the login failed, and the field that shows it. */
export interface LoginProblem {
  field: keyof Credentials;
  message: string;
}

function problemOf(outcome: Exclude<Outcome<useLoginMutation>, { kind: 'saved' }>): LoginProblem {
  if (outcome.kind === 'failed')
    return { field: 'pin', message: failureText(outcome.error, 'faults.internal') };
  const { field, retryAfter } = outcome.answer?.refused ?? {};
  const locked = retryAfter != null || outcome.refusal?.code === 'ACCOUNT_LOCKED';
  const message =
    outcome.refusal?.message === '' ? formatMessage('session.invalidCredentials') : outcome.message;
  return {
    field: field === 'mobile' ? 'mobile' : 'pin',
    message: locked ? lockoutSentence(retryAfter ?? undefined) : message,
  };
}

/** The result: a problem, or a stored session with the user's own PIN or one that must be changed. */
export type LoginOutcome = { problem: LoginProblem } | { mustChangePin: boolean };

/** Signs in. Resolves once the session is stored. */
export function useLogin(): { login: (credentials: Credentials) => Promise<LoginOutcome>; busy: boolean } {
  const { write, busy } = useWrite<useLoginMutation>(mutation, {
    failed: 'session.tokenNotReceived',
    once: true,
  });
  const login = async ({ mobile, pin }: Credentials): Promise<LoginOutcome> => {
    try {
      const token = await messagingToken();
      const outcome = await write({ mobile, pin, ...(token !== undefined && { messagingToken: token }) });
      if (outcome.kind !== 'saved') return { problem: problemOf(outcome) };
      const { accessToken, viewer } = outcome.saved;
      if (accessToken === '')
        return { problem: { field: 'pin', message: formatMessage('session.tokenNotReceived') } };
      await keepSession(accessToken, viewer);
      return { mustChangePin: viewer.profile.mustChangePin };
    } catch {
      return { problem: { field: 'pin', message: formatMessage('faults.internal') } };
    }
  };
  return { login, busy };
}
