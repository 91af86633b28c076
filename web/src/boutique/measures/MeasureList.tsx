import { formatMessage, showMeasure, type LengthUnit } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { Facts } from '../../ui/Facts.tsx';
import { UnitChoice } from './UnitChoice.tsx';
import { useLengthUnit } from './useLengthUnit.ts';

interface Props {
  values: readonly { readonly name: string; readonly value: string }[];
  /** The unit of the stored values. */
  unit: LengthUnit;
}

/** Measurements point by point, in this device's unit. */
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
