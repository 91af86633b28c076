import { say } from '@galla/domain';
import { graphql } from 'react-relay';
import type { useConfirmLoginNumberMutation } from '../../__generated__/useConfirmLoginNumberMutation.graphql.ts';
import { failureText } from '../../app/graph/failureText.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

const mutation = graphql`
  mutation useConfirmLoginNumberMutation($input: ConfirmLoginNumberInput!) {
    confirmLoginNumber(input: $input) {
      __typename
      ... on ConfirmLoginNumberSuccess {
        employee {
          ...WantedNumber_employee
        }
      }
      ... on Refusal {
        code
        message
      }
    }
  }
`;

/** What became of it; `asks` when the own PIN was given too long ago. */
export type Confirmed = { kind: 'done' } | { kind: 'asks' } | { kind: 'failed'; message: string };

function outcomeOf(answer: useConfirmLoginNumberMutation['response']['confirmLoginNumber']): Confirmed {
  if (answer.__typename === 'ConfirmLoginNumberSuccess') return { kind: 'done' };
  if (answer.code === 'PIN_REQUIRED') return { kind: 'asks' };
  return { kind: 'failed', message: answer.message ?? say('session.confirmNumberFailed') };
}

/** Confirms the login number that an employee wants. */
export function useConfirmLoginNumber() {
  const { write, busy } = useWrite<useConfirmLoginNumberMutation>(mutation);
  const confirm = async (employee: string, mobile: string): Promise<Confirmed> => {
    try {
      return outcomeOf((await write({ input: { employee, mobile } })).confirmLoginNumber);
    } catch (error) {
      return { kind: 'failed', message: failureText(error, 'session.confirmNumberFailed') };
    }
  };
  return { confirm, busy };
}
