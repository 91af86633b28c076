import { formatDay, formatMessage, formatRupees } from '@galla/domain';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { RenewalFactsQuery } from '../../__generated__/RenewalFactsQuery.graphql.ts';
import { fetchOptions } from '../../app/graph/fetchOptions.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { Refusal } from './cut/Refusal.tsx';
import { FactRows } from './FactRows.tsx';

interface Props {
  /** Global id of the member. */
  member: string;
  attempt: number;
}

/**
 * Price and days of the next period of the last plan, or why there is none, such as a deleted plan (picture
 * 31).
 */
export function RenewalFacts({ member, attempt }: Props) {
  const { viewer } = useLazyLoadQuery<RenewalFactsQuery>(
    graphql`
      query RenewalFactsQuery($member: ID!) {
        viewer {
          tenant {
            gymRenewalFigures(member: $member) @catch(to: RESULT) {
              planName
              startsOn
              endsOn
              total
            }
          }
        }
      }
    `,
    { member },
    { ...fetchOptions(attempt), fetchPolicy: 'network-only' },
  );
  const answer = viewer?.tenant?.gymRenewalFigures;
  const figures = answer?.ok === true ? answer.value : undefined;
  if (figures == null)
    return <Refusal errors={answer?.ok === false ? answer.errors : []} failed="door.renewalFailed" />;
  const { planName, startsOn, endsOn, total } = figures;
  const days = { from: formatDay(startsOn), to: formatDay(endsOn) };
  return (
    <FactRows
      facts={[
        [
          planName == null
            ? formatMessage('door.renewal')
            : formatMessage('door.renewalOf', { plan: planName }),
          total == null ? formatMessage('door.renewalFree') : formatRupees(paiseOf(total)),
        ],
        [formatMessage('door.renewalRuns'), formatMessage('members.runs', days)],
      ]}
    />
  );
}
