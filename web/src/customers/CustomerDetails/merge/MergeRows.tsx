import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { RadioGroup } from '@chakra-ui/react/radio-group';
import type { MergeField } from '../../../__generated__/useMergeCustomersMutation.graphql.ts';
import type { Row } from './mergeValues.ts';

interface Props {
  rows: readonly Row[];
  /** Names of the two: the one that remains, the one that is merged. */
  names: readonly [keep: string, merged: string];
  /** Fields that take the value of the merged customer. */
  taken: readonly MergeField[];
  onTaken: (taken: readonly MergeField[]) => void;
}

const SIDES = ['kept', 'merged'] as const;
const HEADS = { kept: 'merge.stays', merged: 'merge.goes' } as const;

/**
 * Both records side by side. Where they differ, the user chooses the value, per field or for a whole side.
 */
export function MergeRows({ rows, names, taken, onTaken }: Props) {
  const without = (field: MergeField) => taken.filter((one) => one !== field);
  return (
    <Box>
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr) minmax(0, 1fr)" gap="3">
        {SIDES.map((side, at) => (
          <Box key={side} minW="0">
            <Box textStyle="second" color="fg.subtle">
              {formatMessage(HEADS[side])}
            </Box>
            <Box textStyle="rowTitle" overflowWrap="anywhere">
              {names[at]}
            </Box>
            <Button
              variant="outline"
              size="sm"
              mt="2"
              h="auto"
              py="1"
              whiteSpace="normal"
              aria-label={formatMessage('merge.useAllOf', {
                name: names[at] ?? '',
                side: formatMessage(HEADS[side]),
              })}
              onClick={() => onTaken(side === 'kept' ? [] : rows.map(({ field }) => field))}
            >
              {formatMessage('merge.useAll')}
            </Button>
          </Box>
        ))}
      </Box>
      {rows.map((row) => (
        <Box key={row.field} mt="3" pt="2" borderTop="1px solid" borderColor="border">
          <Box id={`merge-${row.field}`} textStyle="second" color="fg.subtle">
            {row.label}
          </Box>
          {row.kept === row.merged ? (
            <Box overflowWrap="anywhere">{row.kept}</Box>
          ) : (
            <RadioGroup.Root
              aria-labelledby={`merge-${row.field}`}
              value={taken.includes(row.field) ? 'merged' : 'kept'}
              onValueChange={({ value }) =>
                onTaken(value === 'merged' ? [...without(row.field), row.field] : without(row.field))
              }
              display="grid"
              gridTemplateColumns="minmax(0, 1fr) minmax(0, 1fr)"
              gap="3"
            >
              {SIDES.map((side) => (
                <RadioGroup.Item key={side} value={side} minH="control.touch" minW="0">
                  <RadioGroup.ItemHiddenInput />
                  <RadioGroup.ItemIndicator />
                  <RadioGroup.ItemText minW="0" overflowWrap="anywhere">
                    {row[side] || formatMessage('customers.empty')}
                  </RadioGroup.ItemText>
                </RadioGroup.Item>
              ))}
            </RadioGroup.Root>
          )}
        </Box>
      ))}
    </Box>
  );
}
