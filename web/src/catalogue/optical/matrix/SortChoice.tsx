import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Labelled } from '../../../ui/Labelled.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import type { LensSort } from './sorts.ts';

interface Props {
  sorts: readonly LensSort[];
  sort: LensSort;
  /** Receives the global id of the other lens's first variant. */
  onSort: (variant: string) => void;
}

/** Selects a lens of the product; only a name if it has just one. */
export function SortChoice({ sorts, sort, onSort }: Props) {
  if (sorts.length < 2) return <Box fontWeight="semibold">{sort.name}</Box>;
  return (
    <Box maxW="dialog">
      <Labelled label={formatMessage('optical.whichLens')}>
        <SelectField
          options={sorts.map(({ variant, name }) => ({ value: variant, label: name }))}
          value={sort.variant}
          onValue={onSort}
        />
      </Labelled>
    </Box>
  );
}
