import type { Paise } from '@galla/domain';
import type { ReactNode } from 'react';
import { Box } from '@chakra-ui/react/box';
import { Coin } from '../../ui/Coin.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';

interface Props {
  /** The share received up to this payment, 0 to 1. */
  share: number;
  title: string;
  /** Who confirmed it, and the reference. */
  second?: string;
  amount: Paise;
  /** The pending amount, at the end. */
  open?: boolean;
  /** An action beside its amount. */
  act?: ReactNode;
}

/** A step of the payment timeline: a received payment, or the pending amount. */
export function PaymentStep({ share, title, second, amount, open = false, act }: Props) {
  return (
    <Box
      asChild
      display="flex"
      gap="2.5"
      pb="2"
      position="relative"
      {...(open && { color: 'part.fg' })}
      _notLast={{
        _before: {
          content: '""',
          position: 'absolute',
          insetStart: '7px',
          top: '5',
          bottom: '-0.5',
          borderStart: '1px solid',
          borderColor: 'border.emphasized',
        },
      }}
    >
      <li>
        <Box pt="1" lineHeight="0">
          <Coin share={share} />
        </Box>
        <Box flex="1" minW="0">
          {title}
          {second !== undefined && (
            <Box textStyle="second" color="fg.subtle" overflowWrap="anywhere">
              {second}
            </Box>
          )}
        </Box>
        <MoneyText amount={amount} fontWeight="semibold" />
        {act}
      </li>
    </Box>
  );
}
