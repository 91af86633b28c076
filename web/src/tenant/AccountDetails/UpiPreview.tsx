import { checkUpiId, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { UpiCode } from '../upi/UpiCode.tsx';

interface Props {
  /** Global id of the shop. */
  tenantId: string;
  upiId: string;
  upiName: string;
}

/** One rupee: enough for an app to show the account's name. */
const PREVIEW = 100;

/** The QR code as customers will see it, updated while typing; scanning it shows whether the account is correct. */
export function UpiPreview({ tenantId, upiId, upiName }: Props) {
  const complete = checkUpiId(upiId) === undefined && upiName.trim() !== '';
  return (
    <Box textAlign="center">
      <Box color="fg.muted" mb="2">
        {formatMessage('tenant.upiPreview')}
      </Box>
      {complete ? (
        <UpiCode
          tenantId={tenantId}
          account={{ upiId: upiId.trim(), upiName: upiName.trim() }}
          amount={PREVIEW}
          reference={formatMessage('shell.product')}
        />
      ) : (
        <Box borderTop="3px solid" borderColor="accent.solid" />
      )}
      <Box mt="3" textStyle="second" color="fg.subtle">
        {formatMessage(complete ? 'tenant.upiPreviewHint' : 'tenant.upiPreviewEmpty')}
      </Box>
    </Box>
  );
}
