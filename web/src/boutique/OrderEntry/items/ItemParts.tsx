import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Textarea } from '@chakra-ui/react/textarea';
import { useLazyLoadQuery } from 'react-relay';
import type { garmentQuery } from '../../../__generated__/garmentQuery.graphql.ts';
import { fetchOptions } from '../../../app/graph/fetchOptions.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Labelled } from '../../../ui/Labelled.tsx';
import { usePhone } from '../../../ui/useWide.ts';
import { AddOnsSection } from '../addOns/AddOnsSection.tsx';
import { DesignSection } from '../designs/DesignSection.tsx';
import type { Entry } from '../entry/useEntry.ts';
import { FabricsSection } from '../fabrics/FabricsSection.tsx';
import { MeasurementSection } from '../measurements/MeasurementSection.tsx';
import { PhoneDesigns } from '../phone/PhoneDesigns.tsx';
import { PhoneParts } from '../phone/PhoneParts.tsx';
import { GARMENT, garmentOf } from '../shop/garment.ts';
import { StageSection } from '../stages/StageSection.tsx';
import { PartDialogs } from './PartDialogs.tsx';

interface Props {
  entry: Entry;
  /** Incremented by every Retry. */
  attempt: number;
  mayOrderStages: boolean;
}

const MAX_NOTE = 1000;

/**
 * The parts of an item once its garment is chosen: designs and pattern, measurements, add-ons, note, stages.
 */
export function ItemParts({ entry, attempt, mayOrderStages }: Props) {
  const { item, setItem } = entry;
  const phone = usePhone();
  const answer = useLazyLoadQuery<garmentQuery>(GARMENT, { id: item.garment }, fetchOptions(attempt));
  const garment = garmentOf(answer);
  if (garment === undefined) {
    return (
      <EmptyState
        title={formatMessage('orderEntry.loadFailed')}
        explained={formatMessage('faults.notFound')}
      />
    );
  }
  const note = (
    <Labelled label={formatMessage('orderEntry.note')}>
      <Textarea
        rows={2}
        value={item.note}
        maxLength={MAX_NOTE}
        onChange={(event) => setItem({ note: event.target.value })}
      />
    </Labelled>
  );
  const dialogs = <PartDialogs entry={entry} garment={garment} mayOrderStages={mayOrderStages} />;
  if (phone) {
    return (
      <>
        <PhoneDesigns entry={entry} garment={garment} />
        <PhoneParts entry={entry} />
        {note}
        {dialogs}
      </>
    );
  }
  return (
    <>
      <DesignSection entry={entry} garment={garment} />
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' }}
        gap="6"
        alignItems="start"
      >
        <MeasurementSection entry={entry} garment={garment} />
        <Box display="flex" flexDirection="column" gap="4">
          <AddOnsSection entry={entry} />
          <FabricsSection entry={entry} />
          {note}
        </Box>
      </Box>
      <StageSection entry={entry} garment={garment} />
      {dialogs}
    </>
  );
}
