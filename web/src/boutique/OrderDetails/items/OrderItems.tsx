import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import type { OrderItems_order$key } from '../../../__generated__/OrderItems_order.graphql.ts';
import { countText } from '../../../ui/counted.ts';
import { usePhone } from '../../../ui/useWide.ts';
import type { Rights } from '../rights.ts';
import { AssignDialog } from './AssignDialog.tsx';
import { ItemRow } from './ItemRow.tsx';

interface Props {
  order: OrderItems_order$key;
  rights: Rights;
}

/** The items of the order. Each expands to its stages, pieces, measurements and pictures. */
export function OrderItems({ order, rights }: Props) {
  const data = useFragment(
    graphql`
      fragment OrderItems_order on Order {
        status {
          fixed
        }
        items {
          id
          code
          ...ItemRow_item
        }
        ...AssignDialog_order
      }
    `,
    order,
  );
  const { items, status } = data;
  const phone = usePhone();
  const [params] = useSearchParams();
  // The code on a slip names its item.
  const scanned = items.find(({ code }) => code === params.get('item'))?.id;
  const [open, setOpen] = useState<ReadonlySet<string>>(() => {
    if (scanned !== undefined) return new Set([scanned]);
    return new Set(phone ? [] : items.slice(0, 1).map(({ id }) => id));
  });
  const [assigned, setAssigned] = useState<string>();
  const toggle = (id: string): void => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };
  const moves = status.fixed !== 'HELD' && status.fixed !== 'CANCELLED';
  return (
    <chakra.section aria-label={formatMessage('orderDetails.items')}>
      <HStack justify="space-between" minH="control.touch" borderBottom="1px solid" borderColor="border">
        <HStack gap="2">
          <chakra.h2 textStyle="section">{formatMessage('orderDetails.items')}</chakra.h2>
          <Box color="fg.muted">{countText(items.length)}</Box>
        </HStack>
        <HStack gap="4">
          <Button variant="plain" px="0" onClick={() => setOpen(new Set(items.map(({ id }) => id)))}>
            {formatMessage('orderDetails.expandAll')}
          </Button>
          <Button variant="plain" px="0" onClick={() => setOpen(new Set())}>
            {formatMessage('orderDetails.collapseAll')}
          </Button>
        </HStack>
      </HStack>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <ItemRow
              item={item}
              open={open.has(item.id)}
              mayMove={moves}
              rights={rights}
              onToggle={() => toggle(item.id)}
              onAssign={() => setAssigned(item.id)}
            />
          </li>
        ))}
      </ul>
      {assigned !== undefined && (
        <AssignDialog order={data} item={assigned} onClose={() => setAssigned(undefined)} />
      )}
    </chakra.section>
  );
}
