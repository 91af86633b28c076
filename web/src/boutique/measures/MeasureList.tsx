import { formatMessage, showMeasure, type LengthUnit } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { Facts } from '../../ui/Facts.tsx';
import { UnitChoice } from './UnitChoice.tsx';
import { useLengthUnit } from './useLengthUnit.ts';

interface Props {
  values: readonly { readonly name: string; readonly value: string }[];
  /** In what they are kept. */
  unit: LengthUnit;
}

/** What was measured, point by point, in the unit that this device shows. */
export function MeasureList({ values, unit }: Props) {
  const [shownIn] = useLengthUnit();
  return (
    <>
      <HStack justify="space-between" gap="3" color="fg.muted" textStyle="second">
        <Box>{formatMessage(shownIn === 'CM' ? 'orderEntry.inCentimetres' : 'orderEntry.inInches')}</Box>
        <UnitChoice />
      </HStack>
      <Facts
        dense
        facts={values.map(({ name, value }) => ({ label: name, value: showMeasure(value, unit, shownIn) }))}
      />
    </>
  );
}
