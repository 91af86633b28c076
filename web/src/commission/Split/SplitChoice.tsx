import { type CommissionPart, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Split } from 'lucide-react';
import { useState } from 'react';
import { whenOpened } from '../../ui/whenOpened.tsx';
import type { Chosen } from './SplitRows.tsx';
import { partsText } from './partsText.ts';

// Most sales are one person's.
const SplitDraft = whenOpened(() => import('./SplitDraft.tsx'));

interface Props {
  people: readonly Chosen[];
  /** Global id of who sells it; '' for the signed-in person. */
  seller: string;
  parts: readonly CommissionPart[];
  onParts: (parts: readonly CommissionPart[]) => void;
}

/** Beside who sells something: who shares what it earns. Nothing where there are no two to choose from. */
export function SplitChoice({ people, seller, parts, onParts }: Props) {
  const [open, setOpen] = useState(false);
  if (people.length < 2) return null;
  return (
    <Box display="flex" alignItems="center" gap="3" flexWrap="wrap">
      <Button variant="plain" size="sm" px="0" onClick={() => setOpen(true)}>
        <Split strokeWidth={1.75} aria-hidden />
        {formatMessage(parts.length === 0 ? 'split.share' : 'split.change')}
      </Button>
      {parts.length > 0 && <Box color="fg.muted">{partsText(parts, people)}</Box>}
      <SplitDraft
        open={open}
        people={people}
        seller={people.some(({ id }) => id === seller) ? seller : ''}
        stored={parts}
        onParts={onParts}
        onClose={() => setOpen(false)}
      />
    </Box>
  );
}
