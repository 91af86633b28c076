import { formatMessage } from '@galla/domain';
import { Tabs } from '@chakra-ui/react/tabs';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { TimelinePart_customer$key } from '../../../__generated__/TimelinePart_customer.graphql.ts';
import { Part } from '../../../ui/Part.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { TABS, type Shown } from './kinds.ts';
import { TimelineList } from './TimelineList.tsx';

interface Props {
  customer: TimelinePart_customer$key;
  /** Opens a bill over the screen. */
  onOpen: (document: string) => void;
  /** Opens a receipt on account over the screen. */
  onReceipt: (receipt: { id: string; number: string }) => void;
}

/**
 * The customer's purchases, payments, appointments and messages in one timeline, with a tab for each kind.
 * Suspends and fails on its own.
 */
export function TimelinePart({ customer, onOpen, onReceipt }: Props) {
  const { id, pending, credit, billCount, statusAt, notes } = useFragment(
    graphql`
      fragment TimelinePart_customer on Customer {
        id
        pending
        credit
        billCount
        statusAt
        notes {
          id
          version
        }
      }
    `,
    customer,
  );
  const [shown, setShown] = useState<Shown>('ALL');
  // Changes on every payment, note and status, so that the timeline is refetched.
  const written = (notes ?? []).map(({ id: note, version }) => `${note} ${version}`).join();
  const version = [pending, credit, billCount, statusAt, written].join();
  return (
    <Tabs.Root
      value={shown}
      onValueChange={({ value }) => setShown(TABS.find((tab) => tab.shown === value)?.shown ?? 'ALL')}
    >
      <Tabs.List
        aria-label={formatMessage('customers.timeline')}
        borderTop="1px solid"
        borderColor="border"
        overflowX="auto"
      >
        {TABS.map((tab) => (
          <Tabs.Trigger key={tab.shown} value={tab.shown} flexShrink="0" mt="-1px">
            {formatMessage(tab.label)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={shown}>
        <Part
          key={`${id} ${shown}`}
          title={formatMessage('customers.timelineFailed')}
          skeleton={<SkeletonRows rows={6} pictures />}
        >
          {(attempt) => <TimelineList {...{ id, shown, attempt, version, onOpen, onReceipt }} />}
        </Part>
      </Tabs.Content>
    </Tabs.Root>
  );
}
