/* oxlint-disable relay/must-colocate-fragment-spreads -- the papers come through the index of billing */
import { formatMessage, formatRupees } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { ChevronDown, Printer } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { MadeReceipt_receipt$key } from '../../../../__generated__/MadeReceipt_receipt.graphql.ts';
import type { MadeReceipt_tenant$key } from '../../../../__generated__/MadeReceipt_tenant.graphql.ts';
import { paiseOf } from '../../../../app/graph/scalars.ts';
import { PapersMenu, usePapers } from '../../../../billing/index.ts';

interface Props {
  receipt: MadeReceipt_receipt$key;
  tenant: MadeReceipt_tenant$key;
  onClose: () => void;
}

/** The money is received: its number, and its slip. */
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
        ...usePapers_tenant
      }
    `,
    tenant,
  );
  const { papers: all, ...papers } = usePapers({ pdfUrl, number }, shop);
  // A receipt has a slip, and no page.
  const rolls = all.filter(({ paper }) => paper !== 'PAGE');
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
        <Button
          variant="outline"
          loading={papers.busy === 'print'}
          onClick={() => papers.print(rolls[0]?.paper)}
        >
          <Printer strokeWidth={1.75} aria-hidden />
          {formatMessage('onAccount.print')}
        </Button>
        <PapersMenu papers={{ ...papers, papers: rolls }} ownToo>
          <Button variant="outline" px="0" aria-label={formatMessage('payment.papers')}>
            <ChevronDown strokeWidth={2} aria-hidden />
          </Button>
        </PapersMenu>
        <Button onClick={onClose}>{formatMessage('onAccount.done')}</Button>
      </Dialog.Footer>
    </>
  );
}
