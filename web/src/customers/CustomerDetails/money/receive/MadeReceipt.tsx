/* oxlint-disable relay/must-colocate-fragment-spreads -- the slip's fragment is exported by billing's index */
import { formatMessage, formatRupees } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { graphql, useFragment } from 'react-relay';
import type { MadeReceipt_receipt$key } from '../../../../__generated__/MadeReceipt_receipt.graphql.ts';
import type { MadeReceipt_tenant$key } from '../../../../__generated__/MadeReceipt_tenant.graphql.ts';
import { paiseOf } from '../../../../app/graph/scalars.ts';
import { SlipButtons } from '../../../../billing/index.ts';

interface Props {
  receipt: MadeReceipt_receipt$key;
  tenant: MadeReceipt_tenant$key;
  onClose: () => void;
}

/** Shown after money was received: the receipt's number and slip. */
export function MadeReceipt({ receipt, tenant, onClose }: Props) {
  const { number, amount, credited, pdfUrl } = useFragment(
    graphql`
      fragment MadeReceipt_receipt on AccountReceipt {
        number
        amount
        credited
        pdfUrl
      }
    `,
    receipt,
  );
  const shop = useFragment(
    graphql`
      fragment MadeReceipt_tenant on Tenant {
        ...SlipButtons_tenant
      }
    `,
    tenant,
  );
  const kept = paiseOf(credited);
  return (
    <>
      <Dialog.Body>
        <output>
          {formatMessage('onAccount.made', { number, amount: formatRupees(paiseOf(amount)) })}
          {kept > 0 && ` ${formatMessage('onAccount.keptOf', { amount: formatRupees(kept) })}`}
        </output>
      </Dialog.Body>
      <Dialog.Footer>
        <SlipButtons slip={{ pdfUrl, number }} tenant={shop} says={formatMessage('onAccount.print')} />
        <Button onClick={onClose}>{formatMessage('onAccount.done')}</Button>
      </Dialog.Footer>
    </>
  );
}
