import { formatMessage } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { ReceiptPapers_receipt$key } from '../../__generated__/ReceiptPapers_receipt.graphql.ts';
import type { ReceiptPapers_tenant$key } from '../../__generated__/ReceiptPapers_tenant.graphql.ts';
import { SlipButtons } from '../papers/SlipButtons.tsx';

interface Props {
  receipt: ReceiptPapers_receipt$key;
  shop: ReceiptPapers_tenant$key;
}

/** Reprints a receipt on account: on a roll, or on the shop's page. */
export function ReceiptPapers({ receipt, shop }: Props) {
  const { number, pdfUrl } = useFragment(
    graphql`
      fragment ReceiptPapers_receipt on AccountReceipt {
        number
        pdfUrl
      }
    `,
    receipt,
  );
  const tenant = useFragment(
    graphql`
      fragment ReceiptPapers_tenant on Tenant {
        ...SlipButtons_tenant
      }
    `,
    shop,
  );
  return (
    <SlipButtons slip={{ number, pdfUrl }} tenant={tenant} says={formatMessage('onAccount.print')} paged />
  );
}
