import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { ArrowDown, ArrowUp } from 'lucide-react';

/** A sort order by a column's content. */
export interface Sort {
  label: string;
  /** The current direction; undefined if sorted by something else. */
  direction: 'ascending' | 'descending' | undefined;
  onSort: () => void;
}

/** The heading of a sortable column: one button for each value in it. */
export function SortHead({ sorts, end = false }: { sorts: readonly Sort[]; end?: boolean }) {
  return (
    <HStack gap="3" justify={end ? 'flex-end' : 'flex-start'}>
      {sorts.map(({ label, direction, onSort }) => (
        <Button
          key={label}
          variant="plain"
          size="xs"
          px="0"
          h="9"
          minW="0"
          gap="1"
          textStyle="columnHeading"
          color={direction ? 'fg' : 'fg.muted'}
          onClick={onSort}
        >
          {label}
          {direction === 'ascending' && <ArrowUp size={14} strokeWidth={2} aria-hidden />}
          {direction === 'descending' && <ArrowDown size={14} strokeWidth={2} aria-hidden />}
        </Button>
      ))}
    </HStack>
  );
}
