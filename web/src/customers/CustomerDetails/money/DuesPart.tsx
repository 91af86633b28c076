import { formatRupees, formatMessage, formatCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DuesPart_customer$key } from '../../../__generated__/DuesPart_customer.graphql.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { Part } from '../../../ui/Part.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { SumFigure } from '../../../ui/SumFigure.tsx';
import { CustomerPart } from '../Part.tsx';
import { whatsAppAddress } from '../who/whatsApp.ts';
import { LimitRow } from './LimitRow.tsx';
import { OpeningRow } from './OpeningRow.tsx';
import { OpenBills } from './OpenBills.tsx';
import { ReceiveButton } from './receive/ReceiveButton.tsx';
import { StatementDialog } from './StatementDialog.tsx';

interface Props {
  customer: DuesPart_customer$key;
  shop: string;
  /** Opens a bill over the screen. */
  onOpen: (document: string) => void;
}

/**
 * The customer's dues: the total above a double rule, the bills behind it, a reminder; and the customer's
 * credit.
 */
export function DuesPart({ customer, shop, onOpen }: Props) {
  const data = useFragment(
    graphql`
      fragment DuesPart_customer on Customer {
        id
        name
        mobile
        pending
        credit
        billCount
        ...ReceiveButton_customer
        ...OpeningRow_customer
        ...LimitRow_customer
      }
    `,
    customer,
  );
  const { id, name, mobile, pending, credit, billCount } = data;
  const [stating, setStating] = useState(false);
  const owed = paiseOf(pending);
  const owes = paiseOf(credit);
  const address = whatsAppAddress(
    mobile,
    formatMessage('customers.reminder', { name, amount: formatRupees(owed), shop }),
  );
  return (
    <CustomerPart
      title={formatMessage('customers.stillToPay')}
      act={
        <Button variant="ghost" size="sm" onClick={() => setStating(true)}>
          {formatMessage('statement.short')}
        </Button>
      }
    >
      {owed > 0 ? (
        <>
          <SumFigure label={formatCount('customers.boughtSoFar', billCount)} amount={owed} />
          <Part title={formatMessage('customers.openBillsFailed')} skeleton={<SkeletonRows rows={2} />}>
            {(attempt) => <OpenBills id={id} attempt={attempt} pending={pending} onOpen={onOpen} />}
          </Part>
          {address !== undefined && (
            <Button asChild variant="outline" w="full" mt="3">
              <a href={address} target="_blank" rel="noopener noreferrer">
                <MessageCircle strokeWidth={1.75} aria-hidden />
                {formatMessage('customers.remind')}
              </a>
            </Button>
          )}
        </>
      ) : (
        <>
          <Box textStyle="rowTitle">{formatMessage('customers.nothingOwed')}</Box>
          <Box textStyle="second" color="fg.subtle">
            {formatCount('customers.boughtSoFar', billCount)}
          </Box>
        </>
      )}
      <ReceiveButton customer={data} />
      {owes > 0 && (
        <HStack justify="space-between" gap="3" mt="3" pt="3" borderTop="1px solid" borderColor="border">
          <Box>
            <Box textStyle="rowTitle">{formatMessage('credit.title')}</Box>
            <Box textStyle="second" color="fg.subtle">
              {formatMessage('credit.titleHint')}
            </Box>
          </Box>
          <MoneyText amount={owes} fontWeight="semibold" />
        </HStack>
      )}
      <OpeningRow customer={data} />
      <LimitRow customer={data} />
      {stating && <StatementDialog id={id} onClose={() => setStating(false)} />}
    </CustomerPart>
  );
}
