import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { SegmentedChoice } from '../../ui/SegmentedChoice.tsx';
import { useLengthUnit } from './useLengthUnit.ts';

/** Inch or cm: the unit in which this device shows and accepts lengths. */
export function UnitChoice() {
  const [unit, choose] = useLengthUnit();
  return (
    <Box flexShrink="0">
      <SegmentedChoice
        label={formatMessage('orderEntry.unit')}
        value={unit}
        onValue={choose}
        choices={[
          { value: 'INCH', label: formatMessage('orderEntry.inch') },
          { value: 'CM', label: formatMessage('orderEntry.cm') },
        ]}
      />
    </Box>
  );
}
