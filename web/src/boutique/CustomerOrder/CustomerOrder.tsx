import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import type { CustomerOrderQuery } from '../../__generated__/CustomerOrderQuery.graphql.ts';
import { fetchOptions } from '../../app/graph/fetchOptions.ts';
import { Part } from '../../ui/Part.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { PublicOrder } from './PublicOrder.tsx';

interface Link {
  id: string;
  tenant: string;
  secret: string | null;
}

/** Order progress for a customer who has the order's link. The page has no navigation into the product. */
export default function CustomerOrder() {
  const [params] = useSearchParams();
  const [id, tenant] = [params.get('id') ?? '', params.get('ts') ?? ''];
  return (
    <chakra.main w="full" maxW="dialog.customer" mx="auto" minH="screen" px="4" pb="6">
      {/* The link is a secret: keep it out of search engines and out of the Referer header. */}
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      {id === '' || tenant === '' ? (
        <Message>{formatMessage('customerOrder.missing')}</Message>
      ) : (
        <Part title={formatMessage('customerOrder.loadFailed')} skeleton={<SkeletonRows rows={10} />}>
          {(attempt) => <Known link={{ id, tenant, secret: params.get('k') }} attempt={attempt} />}
        </Part>
      )}
    </chakra.main>
  );
}

function Message({ children }: { children: string }) {
  return (
    <Box role="alert" textStyle="person" textAlign="center" pt="24">
      {children}
    </Box>
  );
}

function Known({ link: { id, tenant, secret }, attempt }: { link: Link; attempt: number }) {
  const { publicOrder } = useLazyLoadQuery<CustomerOrderQuery>(
    graphql`
      query CustomerOrderQuery($id: String!, $tenant: String!, $key: String) @throwOnFieldError {
        publicOrder(id: $id, tenant: $tenant, key: $key) {
          ...PublicOrder_order
        }
      }
    `,
    { id, tenant, key: secret },
    fetchOptions(attempt),
  );
  if (publicOrder == null) return <Message>{formatMessage('customerOrder.invalid')}</Message>;
  return <PublicOrder order={publicOrder} />;
}
