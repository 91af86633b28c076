import { say, sayCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useFragment } from 'react-relay';
import type { MergeCounts_customer$key } from '../../../__generated__/MergeCounts_customer.graphql.ts';

/** What moves to the one that stays, in figures. */
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
  if (recordCounts == null) throw new Error(say('merge.loadFailed'));
  const { documents, prescriptions, quickBills, appointments, notes, statuses, family } = recordCounts;
  const moved = [
    documents > 0 && sayCount('merge.documents', documents),
    prescriptions > 0 && sayCount('merge.prescriptions', prescriptions),
    quickBills > 0 && sayCount('merge.quickBills', quickBills),
    appointments > 0 && sayCount('merge.appointments', appointments),
    notes > 0 && sayCount('merge.notes', notes),
    statuses > 0 && sayCount('merge.statuses', statuses),
    family > 0 && sayCount('merge.family', family),
  ].filter((text) => text !== false);
  return (
    <Box>
      <Box textStyle="section">{say('merge.moves')}</Box>
      <Box mt="1" color="fg.muted">
        {moved.length === 0 ? say('merge.movesNothing') : moved.join(' · ')}
      </Box>
    </Box>
  );
}
