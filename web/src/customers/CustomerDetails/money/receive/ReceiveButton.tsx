import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ReceiveButton_customer$key } from '../../../../__generated__/ReceiveButton_customer.graphql.ts';
import { FormDialog } from '../../../../ui/dialog/FormDialog.tsx';
import { Part } from '../../../../ui/Part.tsx';
import { SkeletonRows } from '../../../../ui/SkeletonRows.tsx';
import { ReceiveOnAccount } from './ReceiveOnAccount.tsx';

/** Receives one amount for all dues; renders nothing if the user may not receive money. */
export function ReceiveButton({ customer }: { customer: ReceiveButton_customer$key }) {
  const { id, name, viewerCanReceive } = useFragment(
    graphql`
      fragment ReceiveButton_customer on Customer {
        id
        name
        viewerCanReceive
      }
    `,
    customer,
  );
  const [open, setOpen] = useState(false);
  if (!viewerCanReceive) return null;
  const close = (): void => setOpen(false);
  return (
    <>
      <Button variant="outline" w="full" mt="3" onClick={() => setOpen(true)}>
        {formatMessage('onAccount.act')}
      </Button>
      {open && (
        <FormDialog open title={formatMessage('onAccount.dialog', { name })} onClose={close}>
          <Part title={formatMessage('customers.openBillsFailed')} skeleton={<SkeletonRows rows={4} />}>
            {(attempt) => <ReceiveOnAccount id={id} attempt={attempt} onClose={close} />}
          </Part>
        </FormDialog>
      )}
    </>
  );
}
