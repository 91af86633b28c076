import { formatMessage, type Day } from '@galla/domain';
import { Popover } from '@chakra-ui/react/popover';
import { Portal } from '@chakra-ui/react/portal';
import { useRef } from 'react';
import { MonthView } from './MonthView.tsx';

interface Props {
  /** The field it is anchored to. */
  anchor: () => HTMLElement | null;
  /** Receives the focus after closing. */
  opener: HTMLElement;
  day: Day | undefined;
  min: Day | undefined;
  max: Day | undefined;
  onDay: (day: Day) => void;
  onClose: () => void;
}

const FOCUSED_DAY = '[data-part=table-cell-trigger][tabindex="0"]';

/** The calendar of a date field, above any container. */
export default function CalendarPopover({ anchor, opener, onClose, ...choice }: Props) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <Popover.Root
      open
      modal
      positioning={{ placement: 'bottom-end', getAnchorElement: anchor }}
      initialFocusEl={() => content.current?.querySelector<HTMLElement>(FOCUSED_DAY) ?? null}
      // The default is the element focused one frame after opening, which may be a day.
      finalFocusEl={() => opener}
      onOpenChange={(details) => !details.open && onClose()}
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content
            ref={content}
            layerStyle="float"
            borderRadius="l2"
            p="3"
            outline="0"
            zIndex="overlay"
            aria-label={formatMessage('dates.calendar')}
          >
            <MonthView {...choice} />
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
