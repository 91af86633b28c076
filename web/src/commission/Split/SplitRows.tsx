import { formatMessage, MAX_COMMISSION_PARTS } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Plus, X } from 'lucide-react';
import type { FormikProps } from 'formik';
import { FormNumber } from '../../ui/FormNumber.tsx';
import { FormSelect } from '../../ui/FormSelect.tsx';
import { choicesOf } from '../../ui/choicesOf.ts';
import { lineOf, rowsOf, sumOf, type SplitValues, valuesOf } from './splitValues.ts';

/** An employee who can be chosen. */
export interface Chosen {
  id: string;
  fullName: string;
}

interface Props {
  state: FormikProps<SplitValues>;
  people: readonly Chosen[];
}

const sumText = (sum: number): string => {
  if (sum === 100) return formatMessage('split.whole');
  return sum < 100
    ? formatMessage('split.left', { n: 100 - sum })
    : formatMessage('split.over', { n: sum - 100 });
};

/** Each employee with a percentage, the total, and a button that adds an employee. */
export function SplitRows({ state: { values, errors, setValues, submitCount }, people }: Props) {
  const rows = rowsOf(values);
  const line = lineOf(values);
  const options = choicesOf(people);
  const all = errors['parts'];
  return (
    <>
      {rows.map((_, at) => (
        // The index is the key, because the values are stored by index.
        <Box key={at} display="flex" alignItems="flex-start" gap="2">
          <Box flex="1" minW="0">
            <FormSelect
              name={`employee${at}`}
              label={formatMessage('split.person', { n: at + 1 })}
              placeholder={formatMessage('split.choose')}
              options={options}
              required
            />
          </Box>
          <Box w="24">
            <FormNumber name={`percent${at}`} label={formatMessage('split.percentLabel')} whole required />
          </Box>
          <Button
            variant="ghost"
            px="0"
            mt="7"
            aria-label={formatMessage('split.remove', { n: at + 1 })}
            onClick={() =>
              void setValues(
                valuesOf(
                  rows.filter((_row, place) => place !== at),
                  line,
                ),
              )
            }
          >
            <X strokeWidth={1.75} aria-hidden />
          </Button>
        </Box>
      ))}
      <Box display="flex" alignItems="center" justifyContent="space-between" gap="3" flexWrap="wrap">
        {rows.length < MAX_COMMISSION_PARTS && (
          <Button
            variant="outline"
            size="sm"
            onClick={() => void setValues(valuesOf([...rows, { employee: '', percent: '' }], line))}
          >
            <Plus strokeWidth={1.75} aria-hidden />
            {formatMessage('split.add')}
          </Button>
        )}
        <chakra.output color="fg.muted">
          {rows.length > 0
            ? sumText(sumOf(values))
            : formatMessage(line === '' ? 'split.ended' : 'split.lineEnded')}
        </chakra.output>
      </Box>
      {submitCount > 0 && all !== undefined && <Box color="due.fg">{all}</Box>}
    </>
  );
}
