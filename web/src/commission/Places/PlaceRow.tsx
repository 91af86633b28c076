import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import type { ListedSale } from './sales.ts';

interface Props {
  sale: ListedSale;
  /** Position in the list, which is also the number of its marker. */
  number: number;
  /** When the employee was there; undefined if no place is known. */
  at: Date | undefined;
  current: boolean;
  onChoose: () => void;
}

/** An order beside the map; pressing one with a place moves the map there. */
export function PlaceRow({ sale, number, at, current, onChoose }: Props) {
  const { dateTimeNear } = useShopClock();
  return (
    <li>
      <chakra.button
        type="button"
        display="flex"
        gap="3"
        alignItems="center"
        w="full"
        minH="row.tall"
        px="2"
        textAlign="start"
        cursor={at ? 'button' : 'default'}
        borderRadius="l2"
        disabled={at === undefined}
        aria-current={current && at !== undefined ? 'true' : undefined}
        bg={current && at ? 'accent.subtle' : undefined}
        _hover={at ? { bg: 'bg.muted' } : {}}
        onClick={onChoose}
      >
        <Box
          boxSize="6"
          flexShrink="0"
          display="grid"
          placeItems="center"
          borderRadius="full"
          border="2px solid"
          borderColor={at ? 'accent.solid' : 'border'}
          color={at ? 'accent.fg' : 'fg.muted'}
          textStyle="second"
          aria-hidden
        >
          {number}
        </Box>
        <Box minW="0">
          <Box textStyle="rowTitle" truncate>
            {`${sale.number} · ${sale.customer}`}
          </Box>
          <Box color="fg.muted" textStyle="second">
            {at ? dateTimeNear(at.toISOString()) : formatMessage('commission.map.none')}
          </Box>
        </Box>
      </chakra.button>
    </li>
  );
}
