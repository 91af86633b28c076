import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { entry } from './entry.ts';

interface Props {
  name: string;
  folded: boolean;
  /** Whether the current screen is in this group; a folded group indicates it. */
  within: boolean;
  onTurn: () => void;
  children: ReactNode;
}

const Head = chakra('button', {
  base: {
    ...entry,
    justifyContent: 'space-between',
    color: 'fg.subtle',
    textStyle: 'columnHeading',
    '&[data-within]': { color: 'accent.fg', fontWeight: 'semibold' },
  },
});

/** A group of the sidebar whose heading folds it. */
export function FoldingGroup({ name, folded, within, onTurn, children }: Props) {
  const id = useId();
  const Chevron = folded ? ChevronRight : ChevronDown;
  return (
    <>
      <Head
        type="button"
        aria-expanded={!folded}
        aria-controls={id}
        data-fold={folded ? 'closed' : 'open'}
        onClick={onTurn}
        {...(folded && within && { 'data-within': '' })}
      >
        {name}
        <Chevron strokeWidth={1.75} aria-hidden />
      </Head>
      <Box id={id} hidden={folded}>
        {!folded && children}
      </Box>
    </>
  );
}
