import { say } from '@galla/domain';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { useEndSessionsOneMutation } from '../../__generated__/useEndSessionsOneMutation.graphql.ts';
import type { useEndSessionsOthersMutation } from '../../__generated__/useEndSessionsOthersMutation.graphql.ts';
import { failureText } from '../../app/graph/failureText.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

const oneMutation = graphql`
  mutation useEndSessionsOneMutation($input: EndSessionInput!) {
    endSession(input: $input) {
      __typename
      ... on Refusal {
        message
      }
    }
  }
`;

const othersMutation = graphql`
  mutation useEndSessionsOthersMutation {
    endOtherSessions {
      __typename
      ... on EndSessionsSuccess {
        ended
      }
      ... on Refusal {
        message
      }
    }
  }
`;

interface EndSessions {
  /** Resolves with the sentence of the problem, or with undefined once the session is over. */
  endOne: (session: string) => Promise<string | undefined>;
  endOthers: () => Promise<{ ended: number } | { problem: string }>;
  /** What is being ended: an id, or all but this one. */
  ending: string | undefined;
}

const failed = (error: unknown): string => failureText(error, 'session.endFailed');

/** Ends sessions of one's own. */
export function useEndSessions(): EndSessions {
  const one = useWrite<useEndSessionsOneMutation>(oneMutation, { once: true });
  const others = useWrite<useEndSessionsOthersMutation>(othersMutation, { once: true });
  const [chosen, setChosen] = useState<string>();
  return {
    ending: others.busy ? 'others' : one.busy ? chosen : undefined,
    endOne: async (session) => {
      setChosen(session);
      try {
        const { endSession: answer } = await one.write({ input: { session } });
        return answer.__typename === 'EndSessionsSuccess'
          ? undefined
          : (answer.message ?? say('session.endFailed'));
      } catch (error) {
        return failed(error);
      }
    },
    endOthers: async () => {
      try {
        const { endOtherSessions: answer } = await others.write({});
        return answer.ended === undefined
          ? { problem: answer.message ?? say('session.endFailed') }
          : { ended: answer.ended };
      } catch (error) {
        return { problem: failed(error) };
      }
    },
  };
}
