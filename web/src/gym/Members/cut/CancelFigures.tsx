import { formatMessage, type Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useEffect } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { CancelFiguresQuery } from '../../../__generated__/CancelFiguresQuery.graphql.ts';
import { fetchOptions } from '../../../app/graph/fetchOptions.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { creditFacts } from './creditFacts.tsx';
import { Refusal } from './Refusal.tsx';

/** The figures shown, which the mutation repeats as expected values. */
export interface CancelFigures {
  credit: Paise;
  rest: Paise;
}

interface Props {
  /** By global id; the period by its code. */
  asked: { member: string; period: string };
  attempt: number;
  /** Incremented to refetch after a write that was refused because the figures had changed. */
  version: number;
  /** Undefined if it was refused; the reason is shown here. */
  onFigures: (figures: CancelFigures | undefined) => void;
}

/** The value of the unused days, as calculated by the server, or why the membership can't be cancelled. */
export function CancelFiguresPart({ asked, attempt, version, onFigures }: Props) {
  const { viewer } = useLazyLoadQuery<CancelFiguresQuery>(
    graphql`
      query CancelFiguresQuery($member: ID!, $period: ID!) {
        viewer {
          tenant {
            gymCancelFigures(member: $member, period: $period) @catch(to: RESULT) {
              unusedDays
              days
              credit {
                total
                kept
                ...creditFacts_credit
              }
            }
          }
        }
      }
    `,
    asked,
    { ...fetchOptions(attempt, version), fetchPolicy: 'network-only' },
  );
  const answer = viewer?.tenant?.gymCancelFigures;
  const shown = answer?.ok === true ? (answer.value ?? undefined) : undefined;
  const known = shown !== undefined;
  const [credit, rest] = [shown?.credit?.total ?? '0.00', shown?.credit?.kept ?? '0.00'];
  useEffect(
    () => onFigures(known ? { credit: paiseOf(credit), rest: paiseOf(rest) } : undefined),
    [known, credit, rest, onFigures],
  );
  if (!shown) {
    const errors = answer?.ok === false ? answer.errors : [];
    return <Refusal errors={errors} failed="members.upgradeFiguresFailed" />;
  }
  const { unusedDays: unused, days } = shown;
  if (shown.credit == null) return <Box color="fg.muted">{formatMessage('members.creditNone')}</Box>;
  return (
    <section aria-label={formatMessage('members.cancelFigures')}>
      <Facts
        facts={creditFacts(shown.credit, {
          unused,
          days,
          restLabel: formatMessage('members.creditedRest'),
        })}
      />
    </section>
  );
}
