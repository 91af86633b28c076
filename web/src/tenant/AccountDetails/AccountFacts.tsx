import { say } from '@galla/domain';
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

/** The account for who may not change it, with the reason. */
export function AccountFacts({ tenantId, account }: Props) {
  if (account === undefined) {
    return <EmptyState title={say('payment.noUpiAccount')} explained={say('tenant.upiReadOnly')} />;
  }
  const { upiId, upiName } = account;
  return (
    <Beside preview={<UpiPreview tenantId={tenantId} upiId={upiId} upiName={upiName} />}>
      <Facts
        facts={[
          { label: say('tenant.upiName'), value: upiName },
          { label: say('tenant.upiId'), value: upiId },
        ]}
      />
      <Box mt="3" color="fg.muted">
        {say('tenant.upiReadOnly')}
      </Box>
    </Beside>
  );
}
