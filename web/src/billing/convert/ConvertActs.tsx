import { DOCUMENT_LABELS, formatMessage, formatRupees, type MessageKey } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { useId, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { graphql, useFragment } from 'react-relay';
import type { ConvertActs_document$key } from '../../__generated__/ConvertActs_document.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import { useConvertDocument } from './useConvertDocument.ts';
import { useOpenHref } from './useOpenHref.ts';

interface Props {
  document: ConvertActs_document$key;
  /** The shown data is outdated. */
  onStale: () => void;
}

type Next = 'ORDER' | 'INVOICE';

/** The specification's messages for failed conversions (spec 2 §8). */
const FAILED: Record<Next, MessageKey> = {
  ORDER: 'billing.createOrderFailed',
  INVOICE: 'billing.createInvoiceFailed',
};

/**
 * Converts an order into a bill, or a proposal into an order or a bill, with one click and only once (spec 2 §4
 * Proceed to Bill).
 */
export function ConvertActs({ document, onStale }: Props) {
  const { id, type, total, pending, convertedTo, ...viewer } = useFragment(
    graphql`
      fragment ConvertActs_document on Document {
        id
        type
        total
        pending
        viewerCanConvert
        viewerCanReceivePayment
        convertedTo {
          id
        }
      }
    `,
    document,
  );
  const reason = useId();
  const [key, setKey] = useState(newKey);
  const [next, setNext] = useState<Next>('INVOICE');
  const { write, busy } = useConvertDocument(type === 'ORDER' ? 'billing.createOrderFailed' : FAILED[next]);
  const hrefOf = useOpenHref();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  const convert = async (to: Next): Promise<void> => {
    setNext(to);
    const outcome = await write({ key, document: id, type: to, expectedTotal: total });
    if (outcome.kind !== 'saved') {
      setKey(newKey());
      toast.error(outcome.message);
      onStale();
      return;
    }
    const { document: made } = outcome.saved;
    const label = formatMessage(DOCUMENT_LABELS[to]);
    toast.success(
      to === 'INVOICE'
        ? formatMessage('billing.createdToast')
        : formatMessage('billing.created', { document: label, number: made.number }),
    );
    void navigate(hrefOf(made.id));
    void revalidate();
  };
  const waits =
    type === 'ORDER' && convertedTo == null && viewer.viewerCanReceivePayment && paiseOf(pending) > 0;
  if (!viewer.viewerCanConvert && !waits) return null;
  if (type === 'ORDER') {
    return (
      <Box flex="1 0 100%">
        <Button
          w="full"
          variant={waits ? 'outline' : 'solid'}
          disabled={waits}
          loading={busy}
          onClick={() => void convert('INVOICE')}
          {...(waits && { 'aria-describedby': reason })}
        >
          {formatMessage('history.proceedToBill')}
        </Button>
        {waits && (
          <Box id={reason} mt="1" textStyle="second" color="fg.muted">
            {formatMessage('history.proceedWaits', { pending: formatRupees(paiseOf(pending)) })}
          </Box>
        )}
      </Box>
    );
  }
  return (
    <>
      <Button flex="1" variant="outline" loading={busy} onClick={() => void convert('ORDER')}>
        {formatMessage('history.makeOrder')}
      </Button>
      <Button flex="1" loading={busy} onClick={() => void convert('INVOICE')}>
        {formatMessage('history.makeInvoice')}
      </Button>
    </>
  );
}
