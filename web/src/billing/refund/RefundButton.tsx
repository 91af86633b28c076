import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { RefundButton_document$key } from '../../__generated__/RefundButton_document.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { keeperOf } from './keeperOf.ts';
import { RefundDialog } from './RefundDialog.tsx';

/** The button for refunds; nothing if the user may not, or if nothing was received. */
export function RefundButton({ document }: { document: RefundButton_document$key }) {
  const { id, number, paymentMode, customerName, customerMobile, viewerCanRefund, received } = useFragment(
    graphql`
      fragment RefundButton_document on Document {
        id
        number
        paymentMode
        customerName
        customerMobile
        received
        viewerCanRefund
      }
    `,
    document,
  );
  const [open, setOpen] = useState(false);
  if (!viewerCanRefund && !open) return null;
  return (
    <>
      <Button variant="plain" size="sm" px="0" onClick={() => setOpen(true)}>
        {formatMessage('payment.refund')}
      </Button>
      {open && (
        <RefundDialog
          document={{
            id,
            number,
            paymentMode,
            received: paiseOf(received),
            keeper: keeperOf({ customerName, customerMobile }),
          }}
          onEnd={() => setOpen(false)}
        />
      )}
    </>
  );
}
