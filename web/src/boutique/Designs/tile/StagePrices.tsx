import { formatRupees, formatMessage, type Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Popover } from '@chakra-ui/react/popover';
import { Portal } from '@chakra-ui/react/portal';
import { HStack } from '@chakra-ui/react/stack';
import { Layers } from 'lucide-react';
import type { StageAmounts, StageChoice } from '../../stagePrices/amounts.ts';
import { StagePriceRows } from '../../stagePrices/StagePriceRows.tsx';

interface Props {
  /** Name of the option. */
  name: string;
  price: Paise | null;
  stages: readonly StageChoice[];
  amounts: StageAmounts;
  mayEdit: boolean;
  problem: string | undefined;
  open: boolean;
  onOpen: (open: boolean) => void;
  onAmounts: (amounts: StageAmounts) => void;
}

/** The number of stages with a price; opens a popover to edit them. */
export function StagePrices(props: Props) {
  const { name, price, stages, amounts, mayEdit, problem, open, onOpen, onAmounts } = props;
  const count = Object.keys(amounts).length;
  return (
    <Popover.Root
      // It covers other cards, so clicks must not reach them.
      modal
      open={open}
      onOpenChange={(details) => onOpen(details.open)}
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        <Button
          variant="outline"
          size="sm"
          px="2"
          gap="1"
          flex={{ base: '1', md: 'none' }}
          minH={{ base: 'control.lg', md: 'control.sm' }}
          aria-label={formatMessage('designScreen.stagePricesOf', { name, n: count })}
          {...(open && { bg: 'accent.subtle', color: 'accent.fg' })}
          {...(problem !== undefined && { 'data-tone': 'due' })}
        >
          <Layers strokeWidth={1.75} aria-hidden />
          {count > 0 && count}
        </Button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content
            layerStyle="float"
            borderRadius="l2"
            px="4"
            py="3"
            w="popover"
            maxW="calc(100vw - {spacing.8})"
            outline="0"
            zIndex="overlay"
            aria-label={formatMessage('designScreen.stagePrices')}
          >
            <HStack justify="space-between" gap="3" mb="2">
              <Box textStyle="section">{formatMessage('designScreen.stagePrices')}</Box>
              <Box color="fg.muted" textStyle="second" textAlign="end" minW="0" overflowWrap="anywhere">
                {formatMessage('designScreen.stagePricesTo', { name, price: formatRupees(price ?? 0) })}
              </Box>
            </HStack>
            <StagePriceRows
              stages={stages}
              amounts={amounts}
              price={price}
              mayEdit={mayEdit}
              problem={problem}
              onAmounts={onAmounts}
            />
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
