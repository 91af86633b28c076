import { formatMessage, type LengthUnit } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { HStack } from '@chakra-ui/react/stack';
import { Plus, X } from 'lucide-react';
import type { MeasuredValue } from '../draft/orderDraft.ts';
import { MAX_MEASURE_TEXT, replaced } from './entries.ts';
import { MeasureInput } from './MeasureInput.tsx';

interface Props {
  points: readonly MeasuredValue[];
  unit: LengthUnit;
  shownIn: LengthUnit;
  onPoints: (points: readonly MeasuredValue[]) => void;
}

/** Named measurements that are not points of the garment; the value may be a word. */
export function OtherPoints({ points, unit, shownIn, onPoints }: Props) {
  return (
    <>
      {points.map(({ name, value }, at) => (
        <HStack key={at} gap="2" py="1" borderBottom="1px solid" borderColor="border">
          <Input
            flex="1"
            aria-label={formatMessage('orderEntry.pointName')}
            placeholder={formatMessage('orderEntry.pointName')}
            maxLength={MAX_MEASURE_TEXT}
            value={name}
            onChange={(event) => onPoints(replaced(points, at, { name: event.target.value }))}
          />
          <MeasureInput
            aria-label={formatMessage('orderEntry.pointValueOf', { name })}
            placeholder={formatMessage('orderEntry.pointValue')}
            value={value}
            unit={unit}
            shownIn={shownIn}
            onValue={(next) => onPoints(replaced(points, at, { value: next }))}
          />
          <Button
            variant="plain"
            px="2"
            aria-label={formatMessage('orderEntry.removePoint', { name })}
            onClick={() => onPoints(points.toSpliced(at, 1))}
          >
            <X strokeWidth={1.75} aria-hidden />
          </Button>
        </HStack>
      ))}
      <Button variant="ghost" mt="2" onClick={() => onPoints([...points, { name: '', value: '' }])}>
        <Plus strokeWidth={1.75} aria-hidden />
        {formatMessage('orderEntry.otherPoint')}
      </Button>
    </>
  );
}
