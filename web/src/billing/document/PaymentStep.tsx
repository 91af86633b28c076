import type { Paise } from '@galla/domain';
import type { ReactNode } from 'react';
import { Box } from '@chakra-ui/react/box';
import { Coin } from '../../ui/Coin.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';

interface Props {
  /** How much had come in by then, 0 to 1. */
  share: number;
  title: string;
  /** Who confirmed it, and the bank's reference. */
  second?: string;
  amount: Paise;
  /** What is still to pay, at the end. */
  open?: boolean;
  /** What can be done with it, beside its amount. */
  act?: ReactNode;
}

/** Money that was received, or is still to come, on the line of payments. */
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
