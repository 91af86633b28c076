import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useSearchParams } from 'react-router-dom';
import { merchantOrder } from '../../app/session/store.ts';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { NoData } from './NoData.tsx';
import { Verify } from './Verify.tsx';

/**
 * Verifies the order in the URL, or else the last one placed on this device (spec 3 §4 Payment verification).
 */
export default function PaymentStatus() {
  const [search] = useSearchParams();
  const order = search.get('merchantOrderId') ?? merchantOrder();
  return (
    <>
      <PageHeader title={formatMessage('subscription.statusTitle')} back="/subscription" />
      <PageContent>
        <Box maxW="reading" mx="auto">
          {order === null || order === '' ? <NoData /> : <Verify key={order} merchantOrderId={order} />}
        </Box>
      </PageContent>
    </>
  );
}
