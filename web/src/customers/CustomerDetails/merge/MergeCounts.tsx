import { formatMessage, formatCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useFragment } from 'react-relay';
import type { MergeCounts_customer$key } from '../../../__generated__/MergeCounts_customer.graphql.ts';

/** The number of records that move to the remaining customer. */
export function MergeCounts({ customer }: { customer: MergeCounts_customer$key }) {
  const { recordCounts } = useFragment(
    graphql`
      fragment MergeCounts_customer on Customer {
        recordCounts {
          documents
          prescriptions
          quickBills
          appointments
          notes
          statuses
          family
        }
      }
    `,
    customer,
  );
  if (recordCounts == null) throw new Error(formatMessage('merge.loadFailed'));
  const { documents, prescriptions, quickBills, appointments, notes, statuses, family } = recordCounts;
  const moved = [
    documents > 0 && formatCount('merge.documents', documents),
    prescriptions > 0 && formatCount('merge.prescriptions', prescriptions),
    quickBills > 0 && formatCount('merge.quickBills', quickBills),
    appointments > 0 && formatCount('merge.appointments', appointments),
    notes > 0 && formatCount('merge.notes', notes),
    statuses > 0 && formatCount('merge.statuses', statuses),
    family > 0 && formatCount('merge.family', family),
  ].filter((text) => text !== false);
  return (
    <Box>
      <Box textStyle="section">{formatMessage('merge.moves')}</Box>
      <Box mt="1" color="fg.muted">
        {moved.length === 0 ? formatMessage('merge.movesNothing') : moved.join(' · ')}
      </Box>
    </Box>
  );
}
