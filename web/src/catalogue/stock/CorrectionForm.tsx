import { say, type Milli } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { useFormikContext } from 'formik';
import { FocusProblem } from '../../ui/form/FocusProblem.tsx';
import { KeepValues } from '../../ui/form/KeepValues.tsx';
import { FormField } from '../../ui/FormField.tsx';
import { countOf, type Entries } from './entries.ts';
import { ReasonFields } from './ReasonFields.tsx';
import { StockDifference } from './StockDifference.tsx';

interface Props {
  /** What is in stock, as far as this device knows. */
  base: Milli;
  unit: string;
  whole: boolean;
  /** No answer came yet, and it is asked for again. */
  checking: boolean;
  onValues: (entries: Entries) => void;
}

/** What was counted, the difference while it is typed, and why. */
export function CorrectionForm({ base, unit, whole, checking, onValues }: Props) {
  const { values, isSubmitting, handleSubmit } = useFormikContext<Entries>();
  const count = countOf(values);
  return (
    <chakra.form noValidate onSubmit={handleSubmit} mt="3" display="flex" flexDirection="column" gap="4">
      <Box display="grid" gridTemplateColumns="1fr 1fr" gap="4" alignItems="start">
        <FormField name="counted" label={`${say('stock.counted')} (${unit})`} required>
          {(field) => (
            <Input {...field} inputMode={whole ? 'numeric' : 'decimal'} autoComplete="off" textAlign="end" />
          )}
        </FormField>
        <StockDifference difference={count === undefined ? undefined : count - base} unit={unit} />
      </Box>
      <ReasonFields reason="reason" note="note" />
      <Box display="flex" alignItems="center" gap="3" flexWrap="wrap">
        <Button type="submit" loading={isSubmitting} loadingText={say('shell.saving')}>
          {say('stock.save')}
        </Button>
        {checking && <output>{say('faults.checkingSaved')}</output>}
      </Box>
      <KeepValues<Entries> onValues={onValues} />
      <FocusProblem />
    </chakra.form>
  );
}
