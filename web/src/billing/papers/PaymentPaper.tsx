import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Printer } from 'lucide-react';
import { graphql, readInlineData, useFragment } from 'react-relay';
import type { PaymentPaper_payment$key } from '../../__generated__/PaymentPaper_payment.graphql.ts';
import type { PaymentPaper_tenant$key } from '../../__generated__/PaymentPaper_tenant.graphql.ts';
import { PapersMenu } from './PapersMenu.tsx';
import { usePapers } from './usePapers.ts';

interface Props {
  payment: PaymentPaper_payment$key;
  shop: PaymentPaper_tenant$key;
}

interface Paper {
  number: string;
  pdfUrl: string;
  says: string;
}

function PrintButton({ paper, shop }: { paper: Paper; shop: PaymentPaper_tenant$key }) {
  const tenant = useFragment(
    graphql`
      fragment PaymentPaper_tenant on Tenant {
        ...usePapers_tenant
      }
    `,
    shop,
  );
  const papers = usePapers(paper, tenant);
  return (
    <PapersMenu papers={papers} ownToo>
      <Button
        variant="plain"
        size="sm"
        px="0"
        aria-label={paper.says}
        title={paper.says}
        loading={papers.busy !== undefined}
      >
        <Printer strokeWidth={1.75} aria-hidden />
      </Button>
    </PapersMenu>
  );
}

/**
 * Prints the voucher of a refund, or the receipt on account that includes the payment; nothing for other payments.
 */
export function PaymentPaper({ payment, shop }: Props) {
  const { voucher, receipt, paperUrl } = readInlineData(
    graphql`
      fragment PaymentPaper_payment on Payment @inline {
        voucher
        receipt
        paperUrl
      }
    `,
    payment,
  );
  const number = voucher ?? receipt;
  if (paperUrl == null || number == null) return null;
  const says = formatMessage(voucher == null ? 'onAccount.reprint' : 'refundVoucher.print', { number });
  return <PrintButton paper={{ number, pdfUrl: paperUrl, says }} shop={shop} />;
}
