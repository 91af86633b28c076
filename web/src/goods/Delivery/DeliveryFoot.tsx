import { deliveryAmount, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { useFormikContext } from 'formik';
import { FormStatus } from '../../record/FormStatus.tsx';
import { SaveButton } from '../../record/SaveButton.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { numbersOf, type Entries } from './entries.ts';

interface Props {
  form: string;
  busy: boolean;
  checking: boolean;
}

/** The total, to compare with the paper, and Save. */
export function DeliveryFoot({ form, busy, checking }: Props) {
  const { values, submitForm } = useFormikContext<Entries>();
  const known = values.lines.filter(({ unreadable }) => !unreadable).map(numbersOf);
  return (
    <Box borderTop="1px solid" borderColor="border" bg="bg" px={{ base: '4', md: '5' }} py="3">
      <FormStatus checking={checking} mb="2" />
      <HStack gap="4" justify="space-between" flexWrap="wrap">
        <Box data-clear="">
          <Box textStyle="second" color="fg.muted">
            {formatMessage('goods.total')}
          </Box>
          <Box asChild textStyle="title">
            <output aria-label={formatMessage('goods.total')}>
              <MoneyText amount={deliveryAmount(known)} />
            </output>
          </Box>
        </Box>
        <Box display="flex">
          <SaveButton form={form} busy={busy} onSave={() => void submitForm()} />
        </Box>
      </HStack>
    </Box>
  );
}
