import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { FileDown, FilePlus2 } from 'lucide-react';
import { graphql, readInlineData } from 'relay-runtime';
import type { InvoiceButton_order$key } from '../../__generated__/InvoiceButton_order.graphql.ts';
import { HeldButton } from '../../ui/HeldButton.tsx';
import { useOrderInvoice } from './useOrderInvoice.ts';

interface Props {
  order: InvoiceButton_order$key;
}

/** The invoice of an order in its row: download, generate, or disabled with a hint (spec 3 §4). */
export function InvoiceButton({ order }: Props) {
  const data = readInlineData(
    graphql`
      fragment InvoiceButton_order on Order @inline {
        number
        ...useOrderInvoice_order
      }
    `,
    order,
  );
  const { number } = data;
  const { face, busy, act } = useOrderInvoice(data);
  const Icon = face === 'download' ? FileDown : FilePlus2;
  const says = formatMessage(
    face === 'download' ? 'orderList.downloadInvoice' : 'orderList.generateInvoice',
    {
      number,
    },
  );
  return (
    <HeldButton
      variant="plain"
      size="sm"
      px="0"
      color={face === 'generate' ? 'accent.fg' : face === 'none' ? 'fg.subtle' : 'fg'}
      title={says}
      held={face === 'none' ? formatMessage('orderList.invoiceHint') : undefined}
      loading={busy}
      onClick={act}
    >
      <Icon strokeWidth={1.75} aria-hidden />
      <Box as="span" srOnly>
        {says}
      </Box>
    </HeldButton>
  );
}
