import { formatMessage, type QrSettings } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Link } from '@chakra-ui/react/link';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { Part } from '../../../ui/Part.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import { accountDetailsPath } from '../../upi/accountDetailsPath.ts';
import { QrFrame } from '../../upi/QrFrame.tsx';
import { useUpiAccount } from '../../upi/upiAccount.ts';
import { UpiFigure } from '../../upi/UpiFigure.tsx';

interface Props {
  tenantId: string;
  look: QrSettings;
}

/** One rupee: enough for an app to show the account's name. */
const PREVIEW = 100;

/** The shop's own UPI code with the current settings, at its actual size. */
export function QrPreview({ tenantId, look }: Props) {
  return (
    <Box asChild textAlign="center">
      <section aria-label={formatMessage('settings.qrPreview')}>
        <Box color="fg.muted" mb="2">
          {formatMessage('settings.qrPreview')}
        </Box>
        <Part title={formatMessage('payment.upiFailed')} skeleton={<Skeleton boxSize="qr.set" mx="auto" />}>
          {(attempt) => <Shown tenantId={tenantId} attempt={attempt} look={look} />}
        </Part>
      </section>
    </Box>
  );
}

function Shown({ tenantId, attempt, look }: Props & { attempt: number }) {
  const account = useUpiAccount(tenantId, attempt);
  if (account === undefined) return <Example look={look} />;
  return (
    <>
      <UpiFigure
        account={account}
        amount={PREVIEW}
        reference={formatMessage('shell.product')}
        size="set"
        look={look}
      />
      <Box mt="3" textStyle="second" color="fg.subtle">
        {formatMessage('settings.qrPreviewHint')}
      </Box>
    </>
  );
}

/** Without an account there is no UPI code to show: a code with a link to Galla instead. */
function Example({ look }: Pick<Props, 'look'>) {
  const { pathname, search } = useLocation();
  return (
    <>
      <QrFrame look={look}>
        <QrCode text={location.origin} size="set" look={look} label={formatMessage('settings.qrPreview')} />
      </QrFrame>
      <Box mt="3" textStyle="second" color="fg.subtle">
        {formatMessage('settings.qrPreviewExample')}
      </Box>
      <Link asChild mt="2">
        <RouterLink to={accountDetailsPath(pathname + search)}>
          {formatMessage('payment.addUpiId')}
        </RouterLink>
      </Link>
    </>
  );
}
