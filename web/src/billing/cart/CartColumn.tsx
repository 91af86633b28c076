import { formatMessage, formatCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import type { ReactNode } from 'react';
import { MoneyColumn } from '../../ui/MoneyColumn.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { OneLine } from '../../ui/OneLine.tsx';
import { Person } from '../../ui/Person.tsx';
import { usePhone, useWide } from '../../ui/useWide.ts';
import { CartFoot } from './CartFoot.tsx';
import { CartLines, countText, type LastAdded } from './CartLines.tsx';
import { NewestFirstButton } from './NewestFirstButton.tsx';
import { PhoneFoot } from './PhoneFoot.tsx';
import type { Bill } from './useBill.ts';

interface Props {
  bill: Bill;
  customerName: string;
  /** The customer and the billing employee, with a button to change them. */
  head: ReactNode;
  /** Below the lines: a note that the bill includes a prescription. */
  prescribed: ReactNode;
  /** Below the lines: description, delivery date. */
  details: ReactNode;
  lastAdded: LastAdded | undefined;
  onEdit: (key: string) => void;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** The cart in the money column; on tablets and phones, a bar with the total and a sheet. */
export function CartColumn(props: Props) {
  const { bill, customerName, head, prescribed, details, lastAdded, onEdit, open, onOpen } = props;
  const { cart, totals, words } = bill;
  const wide = useWide();
  const phone = usePhone();
  const document = [formatMessage(words.name), formatCount('billing.items', cart.lines.length)].join(' · ');
  const count = <Box color="fg.muted">{countText(cart)}</Box>;
  const order = cart.lines.length > 1 && <NewestFirstButton />;
  return (
    <MoneyColumn
      title={formatMessage('billing.cart')}
      width="cart"
      aside={
        <HStack gap="1" minW="0">
          <Box minW="0" textAlign="end">
            {phone && <OneLine fontWeight="semibold">{customerName}</OneLine>}
            {count}
          </Box>
          {order}
        </HStack>
      }
      head={
        phone ? undefined : (
          <>
            {head}
            <Box layerStyle="section" mt="1">
              {wide && (
                <HStack justify="space-between">
                  <Box asChild textStyle="section">
                    <h2>{formatMessage('billing.cart')}</h2>
                  </Box>
                  <HStack gap="1">
                    {count}
                    {order}
                  </HStack>
                </HStack>
              )}
            </Box>
          </>
        )
      }
      openLabel={formatMessage('billing.openCart')}
      open={open}
      onOpen={onOpen}
      figure={
        <HStack justify="space-between">
          {!phone && <Person name={customerName} second={document} />}
          <Box textAlign={{ md: 'end' }}>
            <Box textStyle="second" color="fg.muted">
              {phone ? document : formatMessage('billing.total')}
            </Box>
            <Box textStyle="total" aria-live="polite">
              <MoneyText shape="figure" amount={totals.total} />
            </Box>
          </Box>
        </HStack>
      }
      foot={phone ? <PhoneFoot bill={bill} /> : <CartFoot bill={bill} />}
    >
      {phone && <Box layerStyle="section" />}
      <CartLines bill={bill} lastAdded={lastAdded} onEdit={onEdit} />
      {prescribed}
      {cart.lines.length > 0 && details}
    </MoneyColumn>
  );
}
