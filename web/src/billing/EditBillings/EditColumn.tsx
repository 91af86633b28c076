import { formatCount, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import type { ReactNode } from 'react';
import { MoneyColumn } from '../../ui/MoneyColumn.tsx';
import { useWide } from '../../ui/useWide.ts';
import { DifferenceRow } from './DifferenceRow.tsx';
import { EditFoot } from './EditSums.tsx';
import type { EditedBill } from './useEdit.ts';

interface Props {
  bill: EditedBill;
  /** The customer, and the bill's status. */
  head: ReactNode;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Lines and details, scrollable. */
  children: ReactNode;
}

/** "2 items · 4 changes" */
export const editCount = ({ cart, changes }: EditedBill): string =>
  [
    formatCount('billing.items', cart.lines.length),
    ...(changes > 0 ? [formatCount('billing.changes', changes)] : []),
  ].join(' · ');

/** The edited bill in the money column; on a tablet, a bar with the difference and a sheet. */
export function EditColumn({ bill, head, open, onOpen, children }: Props) {
  const wide = useWide();
  const count = <Box color="fg.muted">{editCount(bill)}</Box>;
  return (
    <MoneyColumn
      title={formatMessage('billing.cart')}
      width="cart"
      aside={count}
      head={
        <>
          {head}
          <Box layerStyle="section" mt="1">
            {wide && (
              <HStack justify="space-between">
                <Box asChild textStyle="section">
                  <h2>{formatMessage('billing.cart')}</h2>
                </Box>
                {count}
              </HStack>
            )}
          </Box>
        </>
      }
      openLabel={formatMessage('billing.openCart')}
      open={open}
      onOpen={onOpen}
      figure={<DifferenceRow bill={bill} />}
      foot={<EditFoot bill={bill} />}
    >
      {children}
    </MoneyColumn>
  );
}
