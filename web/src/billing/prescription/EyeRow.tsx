import {
  EYE_ORIGINS,
  EYE_RULES,
  EYE_VALUES,
  eyeField,
  eyeName,
  type EyeSide,
  formatMessage,
  transposedEye,
} from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Eye, RefreshCw } from 'lucide-react';
import { useId } from 'react';
import { FigureField } from '../../ui/FigureField.tsx';
import type { KeptEntries } from '../../ui/form/entries.ts';
import { wireOf } from './entries.ts';
import { figureShown, valueName } from './words.ts';

interface Props {
  side: EyeSide;
  entries: KeptEntries;
  problems: Readonly<Record<string, string>>;
  /** The previous prescription, shown below each figure. */
  below: KeptEntries | undefined;
  onChange: (change: Record<string, string>) => void;
}

/** One eye: six figures large enough to read back aloud, with those of the previous test below, bold if changed. */
export function EyeRow({ side, entries, problems, below, onChange }: Props) {
  const said = useId();
  const text = (name: string, from: KeptEntries = entries): string => {
    const entry = from[name];
    return typeof entry === 'string' ? entry : '';
  };
  const fields = EYE_VALUES.map((name) => ({ name, field: eyeField(side, name) }));
  const sentences = [...new Set(fields.flatMap(({ field }) => problems[field] ?? []))];
  const transposed = transposedEye(wireOf(entries), side);
  const eye = eyeName(side);
  return (
    <chakra.fieldset aria-label={eye} pt="2" minW="0">
      <HStack justify="space-between" minH="9">
        <HStack gap="2" fontWeight="semibold">
          <Eye strokeWidth={1.75} aria-hidden />
          {eye}
        </HStack>
        {transposed && (
          <Button variant="plain" size="sm" px="0" onClick={() => onChange(transposed)}>
            <RefreshCw strokeWidth={1.75} aria-hidden />
            {formatMessage('prescription.transpose')}
            <Box srOnly>{eye}</Box>
          </Button>
        )}
      </HStack>
      <Box
        display="grid"
        // On a phone, two rows of three figures.
        gridTemplateColumns={{ base: 'repeat(3, minmax(0, 1fr))', md: 'repeat(6, minmax(0, 1fr))' }}
        gap="2"
      >
        {fields.map(({ name, field }) => {
          const value = text(field);
          const last = below && text(field, below);
          return (
            <Box key={name} minW="0">
              <FigureField
                name={field}
                rule={EYE_RULES[name]}
                origin={EYE_ORIGINS[name]}
                label={`${eye} ${valueName(name)}`}
                caption={valueName(name)}
                value={value}
                onValue={(next) => onChange({ [field]: next })}
                invalid={problems[field] !== undefined}
                describedBy={sentences.length > 0 ? said : undefined}
                large
              />
              {last !== undefined && (
                <Box
                  textStyle="second"
                  textAlign="end"
                  pt="1"
                  px="2"
                  {...(last === value ? { color: 'fg.muted' } : { fontWeight: 'bold' })}
                >
                  {figureShown(last)}
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
      <Box id={said} role="alert" color="due.fg" textStyle="second">
        {sentences.map((sentence) => (
          <Box key={sentence} pt="1">
            {sentence}
          </Box>
        ))}
      </Box>
    </chakra.fieldset>
  );
}
