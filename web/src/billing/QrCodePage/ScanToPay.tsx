import { formatMessage, type Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { type UpiAccount, UpiCode } from '../../tenant/index.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { ShownAt } from '../payments/ShownAt.tsx';

interface Props {
  /** Global id of the shop. */
  tenantId: string;
  account: UpiAccount;
  amount: Paise;
  /** The document's number, shown on the bank's statement. */
  number: string;
}

/** The amount, readable from across the counter, and the QR code below. */
export function ScanToPay({ tenantId, account, amount, number }: Props) {
  return (
    <Box w="full" maxW="scan">
      <Box hideBelow="lg" color="fg.muted">
        {formatMessage('payment.scanToPay')}
      </Box>
      <Box textStyle="payment" mb="3">
        <MoneyText shape="figure" amount={amount} />
      </Box>
      <UpiCode tenantId={tenantId} account={account} amount={amount} reference={number} />
      <ShownAt />
    </Box>
  );
}
