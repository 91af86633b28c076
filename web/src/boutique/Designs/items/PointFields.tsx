import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Field } from '@chakra-ui/react/field';
import { useFormikContext } from 'formik';
import { newKey } from '../../../app/key.ts';
import { BegunInput } from '../../../ui/BegunInput.tsx';
import { MoneyInput } from '../../../ui/MoneyInput.tsx';
import { EntryList } from './EntryList.tsx';
import { EntryRow } from './EntryRow.tsx';
import type { ItemEntries, PointEntry } from './entries.ts';
import { PointPicture } from './PointPicture.tsx';
import { useEntryProblem } from './useEntryProblem.ts';

/** The measurement points of an item: each with a picture of where to measure, and its surcharge. */
export function PointFields({ onSending }: { onSending: (more: 1 | -1) => void }) {
  const { values, setValues } = useFormikContext<ItemEntries>();
  const problemOf = useEntryProblem();
  const { measurementPoints: points } = values;
  // Updates from the latest form state, because an upload finishes later.
  const set = (next: (now: ItemEntries['measurementPoints']) => ItemEntries['measurementPoints']): void =>
    void setValues((now) => ({ ...now, measurementPoints: next(now.measurementPoints) }));
  const change = (key: string, changed: Partial<PointEntry>): void =>
    set((now) => now.map((one) => (one.key === key ? { ...one, ...changed } : one)));
  return (
    <EntryList
      title={formatMessage('itemScreen.points')}
      problem={problemOf('measurementPoints')}
      add={formatMessage('itemScreen.addPoint')}
      onAdd={() =>
        set((now) => [...now, { key: newKey(), point: null, name: '', price: 0, image: null, picture: null }])
      }
    >
      {(begun) =>
        points.map((point, place) => {
          const at = `measurementPoints.${place}`;
          const name = point.name.trim() || formatMessage('itemScreen.unnamed');
          const wrongPrice = problemOf(`${at}.price`);
          return (
            <Box key={point.key} display="flex" flexDirection="column" gap="1">
              <EntryRow
                remove={formatMessage('itemScreen.removePoint', { name })}
                problem={problemOf(`${at}.name`)}
                onRemove={() => set((now) => now.filter(({ key }) => key !== point.key))}
                beside={
                  <Box w="cell.figure" flexShrink="0">
                    <Field.Root invalid={wrongPrice !== undefined}>
                      <MoneyInput
                        aria-label={formatMessage('itemScreen.pointPrice', { n: place + 1 })}
                        value={point.price ?? undefined}
                        onValue={(amount) => change(point.key, { price: amount ?? null })}
                        // An unreadable amount stays as typed; its problem is shown on save.
                        onUnreadable={() => undefined}
                      />
                      {wrongPrice !== undefined && (
                        <Field.HelperText as="div">
                          <Field.ErrorText>{wrongPrice}</Field.ErrorText>
                        </Field.HelperText>
                      )}
                    </Field.Root>
                  </Box>
                }
              >
                <BegunInput
                  aria-label={formatMessage('itemScreen.point', { n: place + 1 })}
                  begun={begun && place === points.length - 1}
                  autoComplete="off"
                  value={point.name}
                  onChange={({ currentTarget }) => change(point.key, { name: currentTarget.value })}
                />
              </EntryRow>
              <PointPicture
                name={name}
                image={point.image}
                picture={point.picture}
                problem={problemOf(`${at}.image`)}
                onPicture={(picture) => change(point.key, { picture })}
                onSending={onSending}
              />
            </Box>
          );
        })
      }
    </EntryList>
  );
}
