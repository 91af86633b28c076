import { formatMessage, type Milli } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { useFormikContext } from 'formik';
import { FormStatus } from '../../record/FormStatus.tsx';
import { FormNumber } from '../../ui/FormNumber.tsx';
import { countOf, type Entries } from './entries.ts';
import { ReasonFields } from './ReasonFields.tsx';
import { StockDifference } from './StockDifference.tsx';

interface Props {
  /** The stock as last fetched. */
  base: Milli;
  unit: string;
  whole: boolean;
  /** No response yet; the request is being retried. */
  checking: boolean;
}

/** The count, the difference while typing, and the reason. */
export function CorrectionForm({ base, unit, whole, checking }: Props) {
  const { values, isSubmitting } = useFormikContext<Entries>();
  const count = countOf(values);
  return (
    <>
      <Box display="grid" gridTemplateColumns="1fr 1fr" gap="4" alignItems="start">
        <FormNumber
          name="counted"
          label={`${formatMessage('stock.counted')} (${unit})`}
          required
          whole={whole}
        />
        <StockDifference difference={count === undefined ? undefined : count - base} unit={unit} />
      </Box>
      <ReasonFields reason="reason" note="note" />
      <Box display="flex" alignItems="center" gap="3" flexWrap="wrap">
        <Button type="submit" loading={isSubmitting} loadingText={formatMessage('shell.saving')}>
          {formatMessage('stock.save')}
        </Button>
        <FormStatus checking={checking} />
      </Box>
    </>
  );
}
