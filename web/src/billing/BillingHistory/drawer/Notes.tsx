import { formatDay, isDay, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useFragment } from 'react-relay';
import type { Notes_document$key } from '../../../__generated__/Notes_document.graphql.ts';
import { Facts } from '../../../ui/Facts.tsx';

interface Props {
  document: Notes_document$key;
}

const dayText = (date: string | null | undefined): string =>
  date == null || !isDay(date) ? '' : formatDay(date);

/** Notes on a document besides its lines; nothing if there are none. */
export function Notes({ document }: Props) {
  const { deliveryDate, payOn, description, refNumber } = useFragment(
    graphql`
      fragment Notes_document on Document {
        deliveryDate
        payOn
        description
        refNumber
      }
    `,
    document,
  );
  const facts = [
    { label: formatMessage('history.deliveryDate'), value: dayText(deliveryDate) },
    { label: formatMessage('billing.payOn'), value: dayText(payOn) },
    { label: formatMessage('history.description'), value: description ?? '' },
    { label: formatMessage('history.reference'), value: refNumber ?? '' },
  ].filter(({ value }) => value !== '');
  if (facts.length === 0) return null;
  return (
    <Box mt="3">
      <Facts facts={facts} />
    </Box>
  );
}
