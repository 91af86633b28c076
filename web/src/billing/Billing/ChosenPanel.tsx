import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Part } from '../../ui/Part.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { ChosenCustomer } from './ChosenCustomer.tsx';

interface Props {
  /** '' while no customer is chosen. */
  customerId: string;
  children: ReactNode;
}

/** The chosen customer, in the money column or in a phone's sheet. */
export function ChosenPanel({ customerId, children }: Props) {
  if (customerId === '') {
    return (
      <>
        <EmptyState
          title={formatMessage('billing.nobodyChosen')}
          explained={formatMessage('billing.nobodyChosenHint')}
        />
        {children}
      </>
    );
  }
  return (
    <Box display="flex" flexDirection="column" gap="4" py="3">
      {/*
       * Placed between the facts and the last bills, in the visual and the tab order, even while those load or fail.
       */}
      <Box order={2}>{children}</Box>
      <Part
        key={customerId}
        title={formatMessage('customers.loadFailed')}
        skeleton={<SkeletonRows rows={4} />}
      >
        {(attempt) => <ChosenCustomer id={customerId} attempt={attempt} />}
      </Part>
    </Box>
  );
}
