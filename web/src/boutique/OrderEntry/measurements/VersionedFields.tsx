import { formatDay, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import type { ComponentProps } from 'react';
import { SelectField } from '../../../ui/SelectField.tsx';
import type { Entry } from '../entry/useEntry.ts';
import { beginWith } from './entries.ts';
import type { Version } from './fetchVersions.ts';
import { MeasureFields } from './MeasureFields.tsx';
import { useVersions } from './useVersions.ts';

interface Props extends Omit<ComponentProps<typeof MeasureFields>, 'before'> {
  entry: Entry;
}

/** "2 Oct 2026 · Simran · 00151" */
const labelOf = ({ measuredOn, person, number }: Version): string =>
  [formatDay(measuredOn), person, number.split('/').at(-1)].filter(Boolean).join(' · ');

/** The fields with the earlier measurements: dated versions of the people under this customer. */
export function VersionedFields({ entry, ...fields }: Props) {
  const { all, before, choose, failed } = useVersions(entry);
  const { entered, points, onEntered } = fields;
  const take = ({ unit, values, custom, instructions }: Version): void =>
    onEntered({
      ...beginWith({ ...entered, values, custom }, points),
      unit,
      // The version's fitting notes are taken over unless there already are some.
      instructions: entered.instructions.trim() === '' ? instructions : entered.instructions,
    });
  return (
    <>
      {failed && (
        <Box color="fg.subtle" textStyle="second" mb="2">
          {formatMessage('orderEntry.versionsFailed')}
        </Box>
      )}
      {all.length > 0 && (
        <HStack gap="2" flexWrap="wrap" mb="3">
          <Box flex="1" minW="44">
            <SelectField
              label={formatMessage('orderEntry.versions')}
              options={all.map((version) => ({ value: version.item, label: labelOf(version) }))}
              value={before?.item ?? ''}
              {...(before === undefined && { placeholder: formatMessage('orderEntry.chooseVersion') })}
              onValue={choose}
            />
          </Box>
          {before && (
            <Button
              variant="outline"
              minH={{ base: 'control.touch', md: 'auto' }}
              onClick={() => take(before)}
            >
              {formatMessage('orderEntry.takeVersion', { day: formatDay(before.measuredOn) })}
            </Button>
          )}
        </HStack>
      )}
      <MeasureFields {...fields} before={before} />
    </>
  );
}
