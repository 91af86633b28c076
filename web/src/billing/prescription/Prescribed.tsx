import {
  EYE_VALUES,
  EYES,
  eyeField,
  eyeName,
  formatDay,
  type MessageKey,
  formatMessage,
} from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { KeptEntries, KeptEntry } from '../../ui/form/entries.ts';
import { Facts } from '../../ui/Facts.tsx';
import type { DatedPrescription } from './readPrescription.ts';
import { figureShown, valueName } from './words.ts';

interface Props {
  prescription: DatedPrescription;
  /** The previous prescription: changes since are bold. */
  before?: KeptEntries | undefined;
}

const DETAILS: readonly (readonly [name: string, label: MessageKey])[] = [
  ['age', 'prescription.age'],
  ['pd', 'prescription.pd'],
  ['fitting_height', 'prescription.height'],
  ['wear_type', 'prescription.wearType'],
  ['lens_design', 'prescription.lensDesign'],
  ['materials_coats', 'prescription.materials'],
  ['priscription', 'prescription.notes'],
];

const shown = (entry: KeptEntry): string => (typeof entry === 'string' ? entry : entry.join(', '));

/** "Tested by Dr Mehta on 20 Nov 2026" */
function testedText({ date, entries }: DatedPrescription): string {
  const name = entries['tested_by'];
  const day = formatDay(date);
  return typeof name === 'string'
    ? formatMessage('prescription.testedByOn', { name, date: day })
    : formatMessage('prescription.testedOn', { date: day });
}

/** A read-only prescription: both eyes below each other, and the other entries. */
export function Prescribed({ prescription, before }: Props) {
  const { entries } = prescription;
  const facts = DETAILS.flatMap(([name, label]) => {
    const entry = entries[name];
    return entry === undefined ? [] : [{ label: formatMessage(label), value: shown(entry) }];
  });
  return (
    <>
      <chakra.table w="full" textStyle="second" aria-label={testedText(prescription)}>
        <thead>
          <tr>
            <chakra.th scope="col">
              <Box srOnly>{formatMessage('prescription.eyes')}</Box>
            </chakra.th>
            {EYE_VALUES.map((name) => (
              <chakra.th key={name} scope="col" textAlign="end" fontWeight="normal" color="fg.muted" py="1">
                {valueName(name)}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {EYES.map((side) => (
            <chakra.tr key={side} borderTop="1px solid" borderColor="border">
              <chakra.th scope="row" textAlign="start" fontWeight="semibold" py="1.5">
                {eyeName(side)}
              </chakra.th>
              {EYE_VALUES.map((name) => {
                const field = eyeField(side, name);
                const changed = before !== undefined && before[field] !== entries[field];
                return (
                  <chakra.td key={name} textAlign="end" {...(changed && { fontWeight: 'bold' })}>
                    {figureShown(entries[field])}
                  </chakra.td>
                );
              })}
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
      {facts.length > 0 && <Facts facts={facts} dense />}
      <Box textStyle="second" color="fg.subtle" pt="1">
        {testedText(prescription)}
      </Box>
    </>
  );
}
