import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Dialog } from '@chakra-ui/react/dialog';
import { useState } from 'react';
import { DialogFrame } from '../../../ui/dialog/DialogFrame.tsx';
import { Part } from '../../../ui/Part.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { ChooseCustomer } from '../../CustomerPicker/ChooseCustomer.tsx';
import type { ChosenCustomer } from '../../CustomerPicker/CustomerList.tsx';
import { MergeForm } from './MergeForm.tsx';

interface Props {
  /** The open customer; it remains unless the two are swapped. */
  customer: ChosenCustomer;
  onClose: () => void;
}

/** Merges two records of one customer: the other is chosen by search, then both are compared. */
export function MergeDialog({ customer, onClose }: Props) {
  const [other, setOther] = useState<ChosenCustomer>();
  const [swapped, setSwapped] = useState(false);
  const [himself, setHimself] = useState(false);
  const choose = (chosen: ChosenCustomer): void => {
    setHimself(chosen.id === customer.id);
    if (chosen.id !== customer.id) setOther(chosen);
  };
  const frame = {
    title: formatMessage('merge.title'),
    description: other
      ? formatMessage('merge.compare')
      : formatMessage('merge.choose', { name: customer.name }),
    size: 'lg' as const,
    closable: true,
    onClose,
  };
  if (!other)
    return (
      <DialogFrame {...frame}>
        <Dialog.Body display="flex" flexDirection="column" px="0" pb="0">
          {himself && (
            <Box role="alert" color="due.fg" px="5">
              {formatMessage('merge.himself')}
            </Box>
          )}
          <Part title={formatMessage('customers.loadFailed')} skeleton={<SkeletonRows rows={6} />}>
            {() => <ChooseCustomer onChoose={choose} />}
          </Part>
        </Dialog.Body>
      </DialogFrame>
    );
  const [keep, merged] = swapped ? [other, customer] : [customer, other];
  return (
    <DialogFrame {...frame}>
      <Part
        key={keep.id}
        title={formatMessage('merge.loadFailed')}
        skeleton={
          <Dialog.Body>
            <SkeletonRows rows={8} />
          </Dialog.Body>
        }
      >
        {(attempt) => (
          <MergeForm
            keep={keep.id}
            merged={merged.id}
            attempt={attempt}
            onSwap={() => setSwapped(!swapped)}
            onBack={() => setOther(undefined)}
            onClose={onClose}
          />
        )}
      </Part>
    </DialogFrame>
  );
}
