import { formatDay, formatMessage, type Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useEffect } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { UpgradeFiguresQuery } from '../../../__generated__/UpgradeFiguresQuery.graphql.ts';
import { fetchOptions } from '../../../app/graph/fetchOptions.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import { Facts, type Fact } from '../../../ui/Facts.tsx';
import { amountFact, creditFacts } from './creditFacts.tsx';
import { Refusal } from './Refusal.tsx';

/** The figures shown, which the mutation repeats as expected values. */
export interface Figures {
  credit: Paise;
  total: Paise;
}

interface Props {
  /** The requested upgrade, by global ids; the period by its code. */
  asked: { member: string; period: string; plan: string; duration: string };
  attempt: number;
  /** Incremented to refetch after a write that was refused because the figures had changed. */
  version: number;
  /** Undefined if it was refused; the reason is shown here. */
  onFigures: (figures: Figures | undefined) => void;
}

type Asked = UpgradeFiguresQuery['response']['viewer'];
type Shown = Extract<
  NonNullable<NonNullable<Asked>['tenant']>['gymUpgradeFigures'],
  { readonly ok: true }
>['value'];

/** The credit and its use line by line, then the new bill. */
function factsOf(shown: NonNullable<Shown>): Fact[] {
  const { credit, unusedDays: unused, days, startsOn, endsOn, price, gst, total } = shown;
  const runs = formatMessage('members.runs', { from: formatDay(startsOn), to: formatDay(endsOn) });
  return [
    ...creditFacts(credit, { unused, days, restLabel: formatMessage('members.creditedKept') }),
    amountFact(runs, price),
    amountFact(formatMessage('members.newTax'), gst),
    amountFact(formatMessage('members.newBill'), total),
  ];
}

/** The amounts of an upgrade, as calculated by the server, or why it is not possible. */
export function UpgradeFigures({ asked, attempt, version, onFigures }: Props) {
  const { viewer } = useLazyLoadQuery<UpgradeFiguresQuery>(
    graphql`
      query UpgradeFiguresQuery($member: ID!, $period: ID!, $plan: ID!, $duration: ID!) {
        viewer {
          tenant {
            gymUpgradeFigures(member: $member, period: $period, plan: $plan, duration: $duration)
              @catch(to: RESULT) {
              unusedDays
              days
              credit {
                total
                ...creditFacts_credit
              }
              startsOn
              endsOn
              price
              gst
              total
            }
          }
        }
      }
    `,
    asked,
    { ...fetchOptions(attempt, version), fetchPolicy: 'network-only' },
  );
  const answer = viewer?.tenant?.gymUpgradeFigures;
  const shown = answer?.ok === true ? (answer.value ?? undefined) : undefined;
  const [credit, total] = [shown?.credit?.total ?? '0.00', shown?.total];
  useEffect(
    () => onFigures(total === undefined ? undefined : { credit: paiseOf(credit), total: paiseOf(total) }),
    [credit, total, onFigures],
  );
  if (shown) {
    return (
      <section aria-label={formatMessage('members.upgradeFigures')}>
        <Facts facts={factsOf(shown)} />
        {shown.credit == null && (
          <Box color="fg.muted" pt="2">
            {formatMessage('members.creditNone')}
          </Box>
        )}
      </section>
    );
  }
  const errors = answer?.ok === false ? answer.errors : [];
  return <Refusal errors={errors} failed="members.upgradeFiguresFailed" />;
}
