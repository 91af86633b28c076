import { formatRupees, say, sayCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { MessageCircle } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { DuesPart_customer$key } from '../../../__generated__/DuesPart_customer.graphql.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import { SumFigure } from '../../../ui/SumFigure.tsx';
import { CustomerPart } from '../Part.tsx';
import { whatsAppAddress } from '../who/whatsApp.ts';

interface Props {
  customer: DuesPart_customer$key;
  shop: string;
}

/** What is still to pay: the one figure on the double rule, with the reminder that can be sent. */
export function DuesPart({ customer, shop }: Props) {
  const { name, mobile, pending, billCount } = useFragment(
    graphql`
      fragment DuesPart_customer on Customer {
        name
        mobile
        pending
        billCount
      }
    `,
    customer,
  );
  const owed = paiseOf(pending);
  const address = whatsAppAddress(
    mobile,
    say('customers.reminder', { name, amount: formatRupees(owed), shop }),
  );
  return (
    <CustomerPart title={say('customers.stillToPay')}>
      {owed > 0 ? (
        <>
          <SumFigure label={sayCount('customers.boughtSoFar', billCount)} amount={owed} />
          {address !== undefined && (
            <Button asChild variant="outline" w="full" mt="3">
              <a href={address} target="_blank" rel="noopener noreferrer">
                <MessageCircle strokeWidth={1.75} aria-hidden />
                {say('customers.remind')}
              </a>
            </Button>
          )}
        </>
      ) : (
        <>
          <Box textStyle="rowTitle">{say('customers.nothingOwed')}</Box>
          <Box textStyle="second" color="fg.subtle">
            {sayCount('customers.boughtSoFar', billCount)}
          </Box>
        </>
      )}
    </CustomerPart>
  );
}
