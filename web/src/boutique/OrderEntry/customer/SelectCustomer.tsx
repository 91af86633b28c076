import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { DialogFrame } from '../../../ui/dialog/DialogFrame.tsx';
import { Part } from '../../../ui/Part.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { AddCustomerDialog } from '../../../customers/index.ts';
import type { DraftCustomer } from '../draft/orderDraft.ts';
import { CustomerChoice } from './CustomerChoice.tsx';

interface Props {
  open: boolean;
  /** Global id; '' for nobody. */
  chosen: string;
  mayAdd: boolean;
  onCustomer: (customer: DraftCustomer) => void;
  onClose: () => void;
}

/** "Select Customer" (spec 3 §2.1): rows of 80 px in a box of 400 px, virtualized. */
export default function SelectCustomer({ open, chosen, mayAdd, onCustomer, onClose }: Props) {
  const [adding, setAdding] = useState<string>();
  const take = ({ id, name, mobile }: DraftCustomer): void => {
    onCustomer({ id, name, mobile });
    onClose();
  };
  return (
    <>
      <DialogFrame
        open={open}
        size="lg"
        title={formatMessage('orderEntry.selectCustomer')}
        closable
        onClose={onClose}
      >
        <Box h="picker" maxH="full" minH="0" display="flex" flexDirection="column" pb="4">
          <Part
            title={formatMessage('orderEntry.customersFailed')}
            skeleton={
              <Box px="5">
                <SkeletonRows rows={6} />
              </Box>
            }
          >
            {(attempt) => (
              <CustomerChoice
                attempt={attempt}
                chosen={chosen}
                onChoose={take}
                onAdd={mayAdd ? setAdding : undefined}
              />
            )}
          </Part>
        </Box>
      </DialogFrame>
      <AddCustomerDialog
        open={adding !== undefined}
        typed={adding ?? ''}
        inOrder
        onClose={() => setAdding(undefined)}
        onCustomer={(customer) => {
          setAdding(undefined);
          take(customer);
        }}
      />
    </>
  );
}
