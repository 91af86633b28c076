import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Facts } from '../../ui/Facts.tsx';
import type { UpiAccount } from '../upi/upiAccount.ts';
import { Beside } from './Beside.tsx';
import { UpiPreview } from './UpiPreview.tsx';

interface Props {
  /** Global id of the shop. */
  tenantId: string;
  account: UpiAccount | undefined;
}

/** The read-only account for users who may not change it, with the reason. */
export function AccountFacts({ tenantId, account }: Props) {
  if (account === undefined) {
    return (
      <EmptyState
        title={formatMessage('payment.noUpiAccount')}
        explained={formatMessage('tenant.upiReadOnly')}
      />
    );
  }
  const { upiId, upiName } = account;
  return (
    <Beside preview={<UpiPreview tenantId={tenantId} upiId={upiId} upiName={upiName} />}>
      <Facts
        facts={[
          { label: formatMessage('tenant.upiName'), value: upiName },
          { label: formatMessage('tenant.upiId'), value: upiId },
        ]}
      />
      <Box mt="3" color="fg.muted">
        {formatMessage('tenant.upiReadOnly')}
      </Box>
    </Beside>
  );
}
