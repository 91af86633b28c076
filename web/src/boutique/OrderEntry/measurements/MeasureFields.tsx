import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { HStack } from '@chakra-ui/react/stack';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import type { DraftMeasurements, MeasuredValue } from '../draft/orderDraft.ts';
import { stepped } from './entries.ts';

interface Props {
  entered: DraftMeasurements;
  /** Names of points whose value is no figure. */
  wrong: ReadonlySet<string>;
  onChange: (change: Partial<DraftMeasurements>) => void;
}

const replace = (list: readonly MeasuredValue[], at: number, change: Partial<MeasuredValue>) =>
  list.map((one, index) => (index === at ? { ...one, ...change } : one));

const MAX_TEXT = 60;

/** Letters of the points: A, B, …, Z, AA. */
const letter = (at: number): string =>
  at < 26 ? String.fromCodePoint(65 + at) : `${letter(Math.floor(at / 26) - 1)}${letter(at % 26)}`;

/** The points of the garment with their values, and further ones; arrows step a quarter. */
export function MeasureFields({ entered: { values, custom }, wrong, onChange }: Props) {
  const id = useId();
  return (
    <Box>
      {values.map(({ name, value }, at) => (
        <HStack key={name} gap="3" py="1" borderBottom="1px solid" borderColor="border" flexWrap="wrap">
          <Box
            aria-hidden
            boxSize="6"
            borderRadius="full"
            bg="bg.muted"
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
          <Input
            id={`${id}-${at}`}
            w="24"
            h={{ base: 'control.lg', md: 'control' }}
            textAlign="end"
            fontWeight="semibold"
            inputMode="decimal"
            autoComplete="off"
            maxLength={MAX_TEXT}
            aria-invalid={wrong.has(name)}
            {...(wrong.has(name) && { 'aria-describedby': `${id}-${at}-wrong` })}
            value={value}
            onFocus={(event) => event.target.select()}
            onChange={(event) => onChange({ values: replace(values, at, { value: event.target.value }) })}
            onKeyDown={(event) => {
              const steps = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
              const next = steps === 0 ? undefined : stepped(value, steps);
              if (next === undefined) return;
              event.preventDefault();
              onChange({ values: replace(values, at, { value: next }) });
            }}
          />
          {wrong.has(name) && (
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
      ))}
      {custom.map(({ name, value }, at) => (
        <HStack key={at} gap="2" py="1" borderBottom="1px solid" borderColor="border">
          <Input
            flex="1"
            aria-label={formatMessage('orderEntry.pointName')}
            placeholder={formatMessage('orderEntry.pointName')}
            maxLength={MAX_TEXT}
            value={name}
            onChange={(event) => onChange({ custom: replace(custom, at, { name: event.target.value }) })}
          />
          <Input
            w="24"
            textAlign="end"
            aria-label={formatMessage('orderEntry.pointValueOf', { name })}
            placeholder={formatMessage('orderEntry.pointValue')}
            maxLength={MAX_TEXT}
            value={value}
            onChange={(event) => onChange({ custom: replace(custom, at, { value: event.target.value }) })}
          />
          <Button
            variant="plain"
            px="2"
            aria-label={formatMessage('orderEntry.removePoint', { name })}
            onClick={() => onChange({ custom: custom.toSpliced(at, 1) })}
          >
            <X strokeWidth={1.75} aria-hidden />
          </Button>
        </HStack>
      ))}
      <Button
        variant="ghost"
        mt="2"
        onClick={() => onChange({ custom: [...custom, { name: '', value: '' }] })}
      >
        <Plus strokeWidth={1.75} aria-hidden />
        {formatMessage('orderEntry.otherPoint')}
      </Button>
    </Box>
  );
}
