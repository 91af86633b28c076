import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { ChevronDown, ChevronUp, Scissors } from 'lucide-react';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ItemRow_item$key } from '../../../__generated__/ItemRow_item.graphql.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import { HeldButton } from '../../../ui/HeldButton.tsx';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { StateTag } from '../../order/StateTag.tsx';
import type { Rights } from '../rights.ts';
import { assignable } from './assignable.ts';
import { ItemDetail } from './ItemDetail.tsx';

interface Props {
  item: ItemRow_item$key;
  open: boolean;
  /** The order is neither on hold nor cancelled, so its pieces can move. */
  mayMove: boolean;
  rights: Rights;
  onToggle: () => void;
  onAssign: () => void;
}

/** An item in one line that expands to its details. */
export function ItemRow({ item, open, mayMove, rights, onToggle, onAssign }: Props) {
  const data = useFragment(
    graphql`
      fragment ItemRow_item on OrderItem {
        name
        quantity
        toWhom
        total
        state
        designs {
          name
        }
        addOns {
          name
        }
        fabrics {
          name
        }
        patterns {
          name
        }
        ...assignable_item
        ...ItemDetail_item
      }
    `,
    item,
  );
  const { name, quantity, toWhom, total, state, designs, addOns, fabrics, patterns } = data;
  const chosen = [
    designs.map((one) => one.name).join(', '),
    ...patterns.map((one) => one.name),
    addOns.map((one) => one.name).join(', '),
    ...fabrics.map((one) => one.name),
  ].filter(Boolean);
  const { held, nobody } = assignable(data);
  const id = useId();
  const title = formatMessage('orderDetails.itemTitle', { name, n: quantity });
  const Icon = open ? ChevronUp : ChevronDown;
  return (
    <Box borderBottom="1px solid" borderColor="border" py="2">
      <HStack gap="3" flexWrap={{ base: 'wrap', md: 'nowrap' }}>
        <Box
          flexShrink="0"
          boxSize="12"
          border="1px solid"
          borderColor="border"
          display="grid"
          placeItems="center"
          color="fg.muted"
        >
          <Scissors strokeWidth={1.75} aria-hidden />
        </Box>
        <Box flex="1" minW="0">
          <Box textStyle="rowTitle" overflowWrap="anywhere">
            {title}
            {toWhom != null && toWhom !== '' && (
              <Box
                as="span"
                color="fg.muted"
                fontWeight="normal"
              >{` ${formatMessage('slips.for', { name: toWhom })}`}</Box>
            )}
          </Box>
          <Box textStyle="second" color={nobody ? 'part.fg' : 'fg.subtle'} overflowWrap="anywhere">
            {chosen.length > 0 ? chosen.join(' · ') : nobody ? formatMessage('orderList.nobodyYet') : ''}
          </Box>
        </Box>
        <HStack gap="3" ms="auto" flexWrap="wrap" justify="end">
          {rights.edit && (
            <HeldButton
              variant="outline"
              size="sm"
              minH={{ base: 'control.touch', lg: 'control.sm' }}
              held={mayMove ? held : formatMessage('orderDetails.orderRests')}
              onClick={onAssign}
            >
              {formatMessage('orderDetails.assign')}
              <Box as="span" srOnly>{`, ${title}`}</Box>
            </HeldButton>
          )}
          <StateTag state={state} />
          <Box minW="24" textAlign="end" fontWeight="semibold">
            <MoneyText amount={paiseOf(total)} />
          </Box>
          <Button
            variant="plain"
            px="0"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            aria-label={formatMessage(open ? 'orderDetails.collapse' : 'orderDetails.expand', {
              name: title,
            })}
            onClick={onToggle}
          >
            <Icon strokeWidth={1.75} aria-hidden />
          </Button>
        </HStack>
      </HStack>
      {open && (
        <Box id={id}>
          <ItemDetail item={data} mayMove={mayMove} rights={rights} />
        </Box>
      )}
    </Box>
  );
}
