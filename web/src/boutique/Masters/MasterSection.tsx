import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Plus } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { countText } from '../../ui/counted.ts';
import { HeldButton } from '../../ui/HeldButton.tsx';

interface Props {
  title: string;
  count: number;
  /** "Add Stage". */
  add: string;
  /** Undefined if the user may not add. */
  onAdd: (() => void) | undefined;
  /** A row is being added or edited, so no other can be started. */
  busy: boolean;
  /** That row belongs to this table. */
  busyHere: boolean;
  /** Adding a row has ended, so the focus returns to the button. */
  returns: boolean;
  children: ReactNode;
}

/** A table of masters under its ruled heading, with the button that adds a row. */
export function MasterSection({ title, count, add, onAdd, busy, busyHere, returns, children }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (returns) button.current?.focus();
  }, [returns]);
  return (
    <chakra.section aria-labelledby={id} borderTop="2px solid" borderColor="border.inverted" minW="0">
      <HStack minH="control.lg" gap="3" py="2">
        <chakra.h2 id={id} textStyle="section">
          {title}
        </chakra.h2>
        <Box color="fg.muted" flex="1">
          {countText(count)}
        </Box>
        {busyHere && onAdd && (
          <Box color="fg.muted" hideBelow="md">
            {formatMessage('boutique.saveFirst')}
          </Box>
        )}
        {onAdd && (
          <HeldButton
            ref={button}
            variant="outline"
            held={busy ? formatMessage('boutique.saveFirst') : undefined}
            onClick={onAdd}
          >
            <Plus strokeWidth={1.75} aria-hidden />
            {add}
          </HeldButton>
        )}
      </HStack>
      {children}
    </chakra.section>
  );
}
