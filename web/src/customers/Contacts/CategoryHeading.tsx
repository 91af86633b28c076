import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  id: string;
  name: string;
  count: number;
  open: boolean;
  onToggle: () => void;
  /** Before the name: the checkbox of the whole category. */
  start?: ReactNode;
  /** On the right: how many are selected. */
  end?: ReactNode;
}

const Toggle = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    flex: '1',
    minW: '0',
    minH: 'control.touch',
    textAlign: 'start',
    cursor: 'button',
    _focusVisible: { outlineOffset: '-2px' },
  },
});

/** The heading of a category; pressing it collapses the category. On a phone it is sticky. */
export function CategoryHeading({ id, name, count, open, onToggle, start, end }: Props) {
  const Icon = open ? ChevronDown : ChevronRight;
  return (
    <Box
      display="flex"
      alignItems="center"
      gap="2"
      position={{ base: 'sticky', md: 'static' }}
      // Compensates the padding of the content.
      top="-4"
      zIndex={{ base: 'sticky', md: 'auto' }}
      px={{ base: '4', md: '0' }}
      bg={{ base: 'bg.subtle', md: 'transparent' }}
      borderTop="2px solid"
      borderTopColor="border.inverted"
      borderBottom="1px solid"
      borderBottomColor="border"
    >
      {start}
      <Box asChild display="flex" flex="1" minW="0">
        <h2>
          <Toggle id={id} type="button" aria-expanded={open} onClick={onToggle}>
            <Icon size={18} strokeWidth={1.75} aria-hidden />
            <Span textStyle="section" truncate>
              {name}
            </Span>{' '}
            <Span color="fg.muted">{count.toLocaleString('en-IN')}</Span>
          </Toggle>
        </h2>
      </Box>
      {end}
    </Box>
  );
}
