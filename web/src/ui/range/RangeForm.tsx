import { formatMessage, type Day } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { HStack, VStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type SubmitEvent } from 'react';
import { DateField } from '../DateField.tsx';
import { Labelled } from '../Labelled.tsx';
import { ALL_DAYS, presets, rangeProblems, type Range } from './range.ts';

interface Props extends Range {
  today: Day;
  onRange: (range: Range) => void;
}

/** Presets, or From and To. An end before the start is reported at its field. */
export function RangeForm({ from, to, today, onRange }: Props) {
  const [range, setRange] = useState<Range>({ from, to });
  const [problems, setProblems] = useState<Partial<Record<keyof Range, string>>>({});
  const change = (part: Partial<Range>): void => {
    setProblems({});
    setRange({ ...range, ...part });
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const wrong = rangeProblems(range, today);
    setProblems(wrong);
    if (Object.keys(wrong).length === 0) onRange(range);
  };
  return (
    <chakra.form noValidate onSubmit={submit}>
      <VStack gap="3" align="stretch">
        <HStack gap="2" flexWrap="wrap">
          {presets(today).map(({ label, range: preset }) => (
            <Button key={label} variant="outline" size="sm" onClick={() => onRange(preset)}>
              {label}
            </Button>
          ))}
        </HStack>
        <HStack gap="3" align="flex-start" flexDirection={{ base: 'column', md: 'row' }}>
          <Labelled label={formatMessage('history.from')} error={problems.from}>
            <DateField value={range.from} max={today} onValue={(day) => change({ from: day })} />
          </Labelled>
          <Labelled label={formatMessage('history.to')} error={problems.to}>
            <DateField value={range.to} onValue={(day) => change({ to: day })} />
          </Labelled>
        </HStack>
        <HStack justify="space-between">
          <Button variant="ghost" disabled={from === '' && to === ''} onClick={() => onRange(ALL_DAYS)}>
            {formatMessage('shell.clear')}
          </Button>
          <Button type="submit">{formatMessage('history.apply')}</Button>
        </HStack>
      </VStack>
    </chakra.form>
  );
}
