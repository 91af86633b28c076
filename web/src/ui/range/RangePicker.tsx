import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Popover } from '@chakra-ui/react/popover';
import { Portal } from '@chakra-ui/react/portal';
import { Span } from '@chakra-ui/react/span';
import { Calendar, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../app/toast/toast.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { RangeForm } from './RangeForm.tsx';
import { rangeText, rangeToast, type Range } from './range.ts';

interface Props extends Range {
  onRange: (range: Range) => void;
}

/** A button that shows the chosen days and opens the choice. */
export function RangePicker({ from, to, onRange }: Props) {
  const [open, setOpen] = useState(false);
  const { today } = useShopClock();
  const text = rangeText({ from, to }, today);
  const choose = (range: Range): void => {
    setOpen(false);
    if (range.from === from && range.to === to) return;
    onRange(range);
    toast.info(rangeToast(range));
  };
  return (
    <Popover.Root
      // It overlaps the table's headings, which must not be pressed while partly covered.
      modal
      open={open}
      onOpenChange={(details) => setOpen(details.open)}
      positioning={{ placement: 'bottom-start' }}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        <Button
          variant="outline"
          flex={{ base: '1', md: 'none' }}
          h={{ base: 'control.lg', md: 'control' }}
          px="3"
          fontWeight="medium"
          aria-label={`${formatMessage('history.days')}: ${text}`}
        >
          <Calendar strokeWidth={1.75} aria-hidden />
          <Span flex="1" textAlign="start" truncate>
            {text}
          </Span>
          <ChevronDown strokeWidth={2} aria-hidden />
        </Button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content
            layerStyle="float"
            borderRadius="l2"
            p="4"
            w="sheet"
            maxW="calc(100vw - {spacing.8})"
            outline="0"
            zIndex="overlay"
            aria-label={formatMessage('history.days')}
          >
            <RangeForm from={from} to={to} today={today} onRange={choose} />
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
