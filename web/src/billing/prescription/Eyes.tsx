import { EYE_VALUES, eyeField, formatDay, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Copy } from 'lucide-react';
import { Kbd } from '../../ui/Kbd.tsx';
import type { KeptEntries } from '../../ui/form/entries.ts';
import { EyeRow } from './EyeRow.tsx';
import type { DatedPrescription } from './readPrescription.ts';

interface Props {
  entries: KeptEntries;
  problems: Readonly<Record<string, string>>;
  below: DatedPrescription | undefined;
  onChange: (change: Record<string, string>) => void;
}

/** Both eyes, with keyboard navigation between the figures. */
export function Eyes({ entries, problems, below, onChange }: Props) {
  const copied = Object.fromEntries(
    EYE_VALUES.map((name) => {
      const entry = entries[eyeField('right', name)];
      return [eyeField('left', name), typeof entry === 'string' ? entry : ''];
    }),
  );
  return (
    <Box layerStyle="section" mt="4">
      <HStack justify="space-between" wrap="wrap" minH="9">
        <chakra.h2 textStyle="section">{formatMessage('prescription.eyes')}</chakra.h2>
        <HStack gap="4">
          {below && (
            <Box color="fg.muted">{formatMessage('prescription.below', { date: formatDay(below.date) })}</Box>
          )}
          <Button variant="plain" size="sm" px="0" onClick={() => onChange(copied)}>
            <Copy strokeWidth={1.75} aria-hidden />
            {formatMessage('prescription.copyRight')}
          </Button>
        </HStack>
      </HStack>
      {(['right', 'left'] as const).map((side) => (
        <EyeRow
          key={side}
          side={side}
          entries={entries}
          problems={problems}
          below={below?.entries}
          onChange={onChange}
        />
      ))}
      <HStack gap="5" mt="3" color="fg.muted" hideBelow="md" wrap="wrap">
        <Hint keys={['ArrowUp', 'ArrowDown']} word="0.25" />
        <Hint keys={['-', '+']} word={formatMessage('optical.sign')} />
        <Hint keys={['Tab']} word={formatMessage('optical.next')} />
      </HStack>
    </Box>
  );
}

const Hint = ({ keys, word }: { keys: readonly string[]; word: string }) => (
  <HStack gap="1">
    <Kbd keys={keys} stays />
    {word}
  </HStack>
);
