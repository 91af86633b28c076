import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CustomerLink_order$key } from '../../../__generated__/CustomerLink_order.graphql.ts';
import { LinkDialog } from './LinkDialog.tsx';

interface Props {
  order: CustomerLink_order$key;
  /** Whether the user may revoke links. */
  mayRevoke: boolean;
}

/** The links to the customer's page: copy, renew, revoke. */
export function CustomerLink({ order, mayRevoke }: Props) {
  const data = useFragment(
    graphql`
      fragment CustomerLink_order on Order {
        ...LinkDialog_order
      }
    `,
    order,
  );
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        px={{ base: '0', lg: '3' }}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Link2 strokeWidth={1.75} aria-hidden />
        <Span srOnly={{ lgDown: true }}>{formatMessage('orderDetails.customerLink')}</Span>
      </Button>
      {open && <LinkDialog order={data} mayRevoke={mayRevoke} onClose={() => setOpen(false)} />}
    </>
  );
}
