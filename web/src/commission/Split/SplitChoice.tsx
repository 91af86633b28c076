import { type CommissionPart, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Split } from 'lucide-react';
import { useState } from 'react';
import { whenOpened } from '../../ui/whenOpened.tsx';
import type { Chosen } from './SplitRows.tsx';
import { partsText } from './partsText.ts';

// Lazy, because most sales are not split.
const SplitDraft = whenOpened(() => import('./SplitDraft.tsx'));

interface Props {
  people: readonly Chosen[];
  /** Global id of the seller; '' for the signed-in user. */
  seller: string;
  parts: readonly CommissionPart[];
  onParts: (parts: readonly CommissionPart[]) => void;
}

/** Beside the seller: the commission split of a sale. Nothing if there are fewer than two employees. */
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
