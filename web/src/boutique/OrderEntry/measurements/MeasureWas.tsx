import { formatCount, formatMessage, measureChange, type CountKey, type LengthUnit } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { CircleAlert } from 'lucide-react';
import type { Version } from './fetchVersions.ts';

interface Props {
  name: string;
  value: string;
  unit: LengthUnit;
  shownIn: LengthUnit;
  before: Version | undefined;
  /** Takes over the earlier value, in the unit of the fields. */
  onTake: (value: string, unit: LengthUnit) => void;
}

const DIFFERS: Record<'more' | 'less', Record<LengthUnit, CountKey>> = {
  more: { CM: 'orderEntry.moreCm', INCH: 'orderEntry.moreInches' },
  less: { CM: 'orderEntry.lessCm', INCH: 'orderEntry.lessInches' },
};

/** The difference to the earlier version; a large one is questioned. It never blocks saving. */
export function MeasureWas({ name, value, unit, shownIn, before, onTake }: Props) {
  const old = before && [...before.values, ...before.custom].find((one) => one.name === name);
  const change =
    before && old && measureChange({ value, unit }, { value: old.value, unit: before.unit }, shownIn);
  if (!before || !old || !change) return null;
  const { was, by, large } = change;
  if (!large) {
    return (
      <Box w="full" textAlign="end" color="fg.subtle" textStyle="second">
        {formatMessage('orderEntry.was', { was, by: `${by > 0 ? '+' : '−'}${Math.abs(by)}` })}
      </Box>
    );
  }
  const key = DIFFERS[by > 0 ? 'more' : 'less'][shownIn];
  return (
    <Box
      w="full"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="flex-end"
      gap="1"
      color="part.fg"
      textStyle="second"
    >
      <CircleAlert size={16} strokeWidth={2} aria-hidden />
      {formatCount(key, Math.abs(by), { name })}
      <Button variant="plain" px="1" onClick={() => onTake(old.value, before.unit)}>
        {formatMessage('orderEntry.takeWas', { was })}
      </Button>
    </Box>
  );
}
