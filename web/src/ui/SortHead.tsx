import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { ArrowDown, ArrowUp } from 'lucide-react';

/** A way to sort a table by what stands in a column. */
export interface Sort {
  label: string;
  /** How it is sorted by this; undefined where it is sorted by something else. */
  direction: 'ascending' | 'descending' | undefined;
  onSort: () => void;
}

/** The heading of a column that sorts: one button for each thing that stands in it. */
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
