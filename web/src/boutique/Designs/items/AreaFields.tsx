import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useFormikContext } from 'formik';
import { newKey } from '../../../app/key.ts';
import type { ItemEntries } from './entries.ts';
import { BegunInput } from '../../../ui/BegunInput.tsx';
import { EntryList } from './EntryList.tsx';
import { EntryRow } from './EntryRow.tsx';
import { useEntryProblem } from './useEntryProblem.ts';

/** The design areas of an item. The add-ons area is not listed because all items share it. */
export function AreaFields({ lost }: { lost: readonly string[] }) {
  const { values, setFieldValue } = useFormikContext<ItemEntries>();
  const problemOf = useEntryProblem();
  const { areas } = values;
  const set = (next: ItemEntries['areas']): void => void setFieldValue('areas', next);
  return (
    <EntryList
      title={formatMessage('itemScreen.areas')}
      hint={formatMessage('itemScreen.areasHint')}
      problem={problemOf('areas')}
      add={formatMessage('itemScreen.addArea')}
      onAdd={() => set([...areas, { key: newKey(), area: null, name: '' }])}
    >
      {(begun) => (
        <>
          {areas.map((area, place) => (
            <EntryRow
              key={area.key}
              remove={formatMessage('itemScreen.removeArea', {
                name: area.name || formatMessage('itemScreen.unnamed'),
              })}
              problem={problemOf(`areas.${place}.name`)}
              onRemove={() => set(areas.filter(({ key }) => key !== area.key))}
            >
              <BegunInput
                aria-label={formatMessage('itemScreen.area', { n: place + 1 })}
                begun={begun && place === areas.length - 1}
                autoComplete="off"
                value={area.name}
                onChange={({ currentTarget: { value: name } }) =>
                  set(areas.map((one) => (one.key === area.key ? { ...one, name } : one)))
                }
              />
            </EntryRow>
          ))}
          {lost.length > 0 && (
            <Box asChild color="part.fg" textStyle="second">
              <output>{formatMessage('itemScreen.areaGoes', { names: lost.join(', ') })}</output>
            </Box>
          )}
        </>
      )}
    </EntryList>
  );
}
