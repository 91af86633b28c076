import { mobileText, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { graphql, useFragment } from 'react-relay';
import type { Bill_document$key } from '../../__generated__/Bill_document.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { Person } from '../../ui/Person.tsx';
import { AmountRows } from '../document/AmountRows.tsx';
import { DocumentLines } from '../document/DocumentLines.tsx';
import { DocumentTag } from '../document/DocumentTag.tsx';
import { paymentText } from '../document/paymentText.ts';
import { SumRow } from '../document/SumRow.tsx';
import { useAmounts } from '../document/useAmounts.ts';

interface Props {
  document: Bill_document$key;
}

/** The bill beside its payment: customer, lines, and how the amount to pay is made up. */
export function Bill({ document }: Props) {
  const data = useFragment(
    graphql`
      fragment Bill_document on Document {
        customerName
        customerMobile
        type
        status
        total
        pending
        payments {
          ...paymentText_payment
        }
        ...DocumentTag_document
        ...DocumentLines_document
        ...useAmounts_document
      }
    `,
    document,
  );
  const { taxInOne, toTotal } = useAmounts(data);
  const total = paiseOf(data.total);
  const pending = data.status === 'CANCELED' ? 0 : paiseOf(data.pending);
  const came =
    data.payments?.map((payment) => {
      const { what, amount } = paymentText(payment, data.type);
      return { label: what, amount: -amount };
    }) ??
    (data.type === 'PROPOSAL'
      ? []
      : [{ label: formatMessage('history.receivedSum'), amount: paiseOf(data.pending) - total }]);
  return (
    <>
      <HStack justify="space-between" gap="3" py="3">
        <Person name={data.customerName} second={mobileText(data.customerMobile)} />
        <DocumentTag document={data} />
      </HStack>
      <Box layerStyle="section">
        <DocumentLines document={data} />
      </Box>
      <Box py="2">
        <AmountRows amounts={toTotal} />
      </Box>
      <SumRow
        label={formatMessage('billing.total')}
        amount={total}
        rule={data.type === 'PROPOSAL' ? 'double' : 'single'}
      />
      <Box pb="1">
        <AmountRows amounts={[...taxInOne, ...came.filter(({ amount }) => amount !== 0)]} />
      </Box>
      {/* Nothing is owed on a proposal. */}
      {data.type !== 'PROPOSAL' && (
        <SumRow label={formatMessage('billing.toPay')} amount={pending} rule="double" />
      )}
    </>
  );
}
