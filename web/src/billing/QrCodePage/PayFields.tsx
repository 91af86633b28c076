import { formatMessage } from '@galla/domain';
import { VStack } from '@chakra-ui/react/stack';
import { GivenField } from '../payments/GivenField.tsx';
import { TenderFields } from '../payments/TenderFields.tsx';
import { AskField } from './AskField.tsx';
import type { Pay } from './usePay.ts';

interface Props {
  pay: Pay;
  /** Without the reference, which is in the bar below. */
  bare?: boolean;
}

/** How the rest is paid: the amount of the QR code, or the money received. */
export function PayFields({ pay, bare = false }: Props) {
  const { money, ask } = pay;
  const { tender } = money;
  return (
    <VStack gap="2" align="stretch">
      <AskField pay={pay} />
      {ask === undefined && tender.split == null && tender.mode !== 'UPI' && (
        <GivenField money={money} label={formatMessage('billing.received')} id="received" />
      )}
      <TenderFields money={money} bare={bare} />
    </VStack>
  );
}
