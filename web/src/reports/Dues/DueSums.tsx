import { formatCount, formatMessage } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { DueSums_sums$key } from '../../__generated__/DueSums_sums.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { SummaryStrip } from '../../ui/SummaryStrip.tsx';

const figure = (money: string) => <MoneyText amount={paiseOf(money)} shape="figure" dashAtZero />;

/** The total dues, and their age. */
export function DueSums({ sums, customers }: { sums: DueSums_sums$key; customers: number }) {
  const { total, upTo30, upTo60, upTo90, over90 } = useFragment(
    graphql`
      fragment DueSums_sums on DueSums {
        total
        upTo30
        upTo60
        upTo90
        over90
      }
    `,
    sums,
  );
  return (
    <SummaryStrip
      wraps
      figures={[
        {
          label: formatMessage('dues.total'),
          figure: figure(total),
          fact: formatCount('dues.customers', customers),
          tone: 'part',
        },
        { label: formatMessage('dues.age.UP_TO_30'), figure: figure(upTo30) },
        { label: formatMessage('dues.age.UP_TO_60'), figure: figure(upTo60) },
        { label: formatMessage('dues.age.UP_TO_90'), figure: figure(upTo90) },
        { label: formatMessage('dues.age.OVER_90'), figure: figure(over90) },
      ]}
    />
  );
}
