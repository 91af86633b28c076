import { formatMessage, keepMeasure } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { useId, useState } from 'react';
import { useLengthUnit } from '../../measures/useLengthUnit.ts';
import type { DraftMeasurements } from '../draft/orderDraft.ts';
import type { Garment } from '../shop/garment.ts';
import { keptIn, replaced, unreadable } from './entries.ts';
import { MeasureFigure } from './figure/MeasureFigure.tsx';
import { letter } from './figure/spots.ts';
import type { Version } from './fetchVersions.ts';
import { MeasureInput } from './MeasureInput.tsx';
import { MeasureWas } from './MeasureWas.tsx';
import { OtherPoints } from './OtherPoints.tsx';

interface Props {
  entered: DraftMeasurements;
  points: Garment['points'];
  /** Show invalid lengths at once rather than on blur. */
  tried: boolean;
  /** The earlier measurements; undefined if there are none. */
  before?: Version | undefined;
  onEntered: (entered: DraftMeasurements) => void;
}

/**
 * The measurement points of the garment, lettered as in the figure beside them, and additional measurements.
 */
export function MeasureFields({ entered, points, tried, before, onEntered }: Props) {
  const id = useId();
  const [shownIn] = useLengthUnit();
  const [lit, setLit] = useState<number>();
  const unit = keptIn(entered, shownIn);
  const change = (next: Partial<DraftMeasurements>): void => onEntered({ ...entered, unit, ...next });
  const wrong = unreadable(entered);
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(7rem, 2fr) minmax(0, 3fr)' }}
      gap="4"
      alignItems="start"
    >
      <Box maxW={{ base: '12rem', md: 'none' }} mx={{ base: 'auto', md: '0' }} w="full">
        <MeasureFigure points={points} lit={lit} />
      </Box>
      <Box minW="0">
        {entered.values.map(({ name, value }, at) => {
          const isWrong = wrong.has(name) && (tried || at !== lit);
          return (
            <HStack key={name} gap="3" py="1" borderBottom="1px solid" borderColor="border" flexWrap="wrap">
              <Box
                aria-hidden
                boxSize="6"
                borderRadius="full"
                bg={at === lit ? 'accent.solid' : 'bg.muted'}
                color={at === lit ? 'accent.contrast' : 'fg'}
                textStyle="caption"
                display="inline-flex"
                alignItems="center"
                justifyContent="center"
              >
                {letter(at)}
              </Box>
              <Box asChild flex="1" minW="0">
                <label htmlFor={`${id}-${at}`}>{name}</label>
              </Box>
              <MeasureInput
                id={`${id}-${at}`}
                value={value}
                unit={unit}
                shownIn={shownIn}
                wrong={isWrong ? `${id}-${at}-wrong` : undefined}
                onValue={(next) => change({ values: replaced(entered.values, at, { value: next }) })}
                onFocus={() => setLit(at)}
                onBlur={() => setLit(undefined)}
              />
              <MeasureWas
                name={name}
                value={value}
                unit={unit}
                shownIn={shownIn}
                before={before}
                onTake={(was, wasIn) =>
                  change({
                    values: replaced(entered.values, at, {
                      value: wasIn === unit ? was : keepMeasure(was, wasIn, unit),
                    }),
                  })
                }
              />
              {isWrong && (
                <Box
                  id={`${id}-${at}-wrong`}
                  role="alert"
                  w="full"
                  textAlign="end"
                  color="due.fg"
                  textStyle="second"
                >
                  {formatMessage('orderEntry.measurementInvalid')}
                </Box>
              )}
            </HStack>
          );
        })}
        <OtherPoints
          points={entered.custom}
          unit={unit}
          shownIn={shownIn}
          onPoints={(custom) => change({ custom })}
        />
      </Box>
    </Box>
  );
}
