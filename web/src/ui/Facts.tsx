import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';

/** One line of a panel: label on the left, value on the right. */
export interface Fact {
  label: string;
  value: ReactNode;
}

interface Props {
  facts: readonly Fact[];
  /** Subtotals above a total: closer lines without rules. */
  dense?: boolean;
}

/** Ruled labels and values in two columns: facts about a person or a document. */
export function Facts({ facts, dense = false }: Props) {
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <Box
          key={label}
          display="flex"
          justifyContent="space-between"
          alignItems="center"
          gap="4"
          minH={dense ? '6' : '9'}
          {...(!dense && { borderBottom: '1px solid', borderColor: 'border' })}
        >
          <Box asChild color="fg.muted">
            <dt>{label}</dt>
          </Box>
          <Box asChild textAlign="end">
            <dd>{value}</dd>
          </Box>
        </Box>
      ))}
    </dl>
  );
}
