import { say, type Day } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { HStack, VStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type SubmitEvent } from 'react';
import { Labelled } from '../../../ui/Labelled.tsx';
import { ALL_DAYS, presets, rangeProblem, type Range } from './range.ts';

interface Props extends Range {
  today: Day;
  onRange: (range: Range) => void;
}

/** The usual ranges at one press, or From and To. An end before the start is told at its field. */
export function RangeForm({ from, to, today, onRange }: Props) {
  const [range, setRange] = useState<Range>({ from, to });
  const [problem, setProblem] = useState<string>();
  const change = (part: Partial<Range>): void => {
    setProblem(undefined);
    setRange({ ...range, ...part });
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const wrong = rangeProblem(range);
    setProblem(wrong);
    if (wrong === undefined) onRange(range);
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
        <HStack gap="3" align="flex-start">
          <Labelled label={say('history.from')}>
            <Input
              type="date"
              value={range.from}
              max={today}
              onChange={(event) => change({ from: event.target.value })}
            />
          </Labelled>
          <Labelled label={say('history.to')} error={problem}>
            <Input type="date" value={range.to} onChange={(event) => change({ to: event.target.value })} />
          </Labelled>
        </HStack>
        <HStack justify="space-between">
          <Button variant="ghost" disabled={from === '' && to === ''} onClick={() => onRange(ALL_DAYS)}>
            {say('shell.clear')}
          </Button>
          <Button type="submit">{say('history.apply')}</Button>
        </HStack>
      </VStack>
    </chakra.form>
  );
}
