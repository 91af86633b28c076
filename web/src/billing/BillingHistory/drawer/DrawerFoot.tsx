import { MONEY_MODES, formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Pencil, QrCode, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { DrawerFoot_document$key } from '../../../__generated__/DrawerFoot_document.graphql.ts';
import type { DrawerFoot_tenant$key } from '../../../__generated__/DrawerFoot_tenant.graphql.ts';
import { useOpens } from '../../../app/router/opens.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import { Kbd } from '../../../ui/Kbd.tsx';
import { useShortcut } from '../../../ui/useShortcut.ts';
import { ConvertActs } from '../../convert/ConvertActs.tsx';
import { returnPath } from '../../Return/returnPath.ts';
import { TrashActs } from '../../trash/TrashActs.tsx';
import { PaperIcons } from '../../papers/PaperIcons.tsx';
import { useDocumentPapers } from '../../papers/useDocumentPapers.ts';
import { ReceiveForm } from './ReceiveForm.tsx';

interface Props {
  document: DrawerFoot_document$key;
  tenant: DrawerFoot_tenant$key;
  /** The figures are outdated: another payment came in between. */
  onStale: () => void;
  /** The document was permanently deleted. */
  onDeleted: () => void;
}

/** A document's actions: receive the pending amount, show the QR code, print or share. */
export function DrawerFoot({ document, tenant, onStale, onDeleted }: Props) {
  const data = useFragment(
    graphql`
      fragment DrawerFoot_document on Document {
        id
        type
        viewerCanEdit
        viewerCanReturn
        pending
        payOn
        paymentMode
        viewerCanReceivePayment
        customer {
          credit
        }
        ...useDocumentPapers_document
        ...TrashActs_document
        ...ConvertActs_document
      }
    `,
    document,
  );
  const shop = useFragment(
    graphql`
      fragment DrawerFoot_tenant on Tenant {
        ...useDocumentPapers_tenant
      }
    `,
    tenant,
  );
  const { id, paymentMode, viewerCanReceivePayment: payable } = data;
  const seesCode = useOpens('billing');
  const [receiving, setReceiving] = useState(false);
  const papers = useDocumentPapers(data, shop);
  useShortcut('p', () => setReceiving(true), {
    says: formatMessage('payment.receive'),
    enabled: payable && !receiving,
  });
  if (receiving && payable) {
    return (
      <ReceiveForm
        payable={{
          id,
          pending: paiseOf(data.pending),
          payOn: data.payOn ?? null,
          credit: data.customer == null ? 0 : paiseOf(data.customer.credit),
        }}
        mode={MONEY_MODES.find((mode) => mode === paymentMode) ?? 'CASH'}
        onStale={onStale}
        onClose={() => setReceiving(false)}
      />
    );
  }
  return (
    <HStack gap="2" w="full" flexWrap="wrap" justify="flex-end">
      {payable && (
        // On a line of its own: beside the icons its text would be truncated.
        <Button flex="1 0 100%" onClick={() => setReceiving(true)}>
          {formatMessage('payment.receive')}
          <Kbd keys={['P']} />
        </Button>
      )}
      <ConvertActs document={data} onStale={onStale} />
      {payable && seesCode && (
        <Button
          asChild
          variant="outline"
          px="0"
          aria-label={formatMessage('payment.qr')}
          title={formatMessage('payment.qr')}
        >
          <Link to={`/QrCodePage?document=${id}`}>
            <QrCode strokeWidth={1.75} aria-hidden />
          </Link>
        </Button>
      )}
      {data.viewerCanEdit && (
        <Button asChild variant="outline" px="3">
          <Link to={`/EditBillings?document=${encodeURIComponent(id)}`}>
            <Pencil strokeWidth={1.75} aria-hidden />
            {formatMessage(data.type === 'ORDER' ? 'billing.editOrder' : 'billing.editAct')}
          </Link>
        </Button>
      )}
      {data.viewerCanReturn && (
        <Button asChild variant="outline" px="3" aria-label={formatMessage('returns.open')}>
          <Link to={returnPath(id)}>
            <Undo2 strokeWidth={1.75} aria-hidden />
            {formatMessage('returns.openShort')}
          </Link>
        </Button>
      )}
      <PaperIcons papers={papers} />
      <TrashActs document={data} onDeleted={onDeleted} />
    </HStack>
  );
}
