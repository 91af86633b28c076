import { daysBetween, formatMessage, formatCount } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { TimelineTag_record$key } from '../../../__generated__/TimelineTag_record.graphql.ts';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import { statusOf } from '../../../ui/documentStatus.ts';
import { StatusTag, Tag } from '../../../ui/StatusTag.tsx';

interface Props {
  record: TimelineTag_record$key;
  at: string;
}

/** The state of a bill or appointment; nothing for other records. */
export function TimelineTag({ record, at }: Props) {
  const data = useFragment(
    graphql`
      fragment TimelineTag_record on TimelineRecord {
        __typename
        ... on Document {
          total
          pending
          status
        }
        ... on Appointment {
          doneAt
        }
      }
    `,
    record,
  );
  const { dayOf, today } = useShopClock();
  if (data.__typename === 'Document')
    return (
      <StatusTag status={statusOf(data.status)} total={paiseOf(data.total)} pending={paiseOf(data.pending)} />
    );
  if (data.__typename !== 'Appointment') return null;
  if (data.doneAt != null) return <Tag tone="paid">{formatMessage('customers.done')}</Tag>;
  const days = daysBetween(today, dayOf(at));
  return days > 0 ? <Tag tone="process">{formatCount('customers.inDays', days)}</Tag> : null;
}
