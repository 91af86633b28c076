import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Labelled } from '../../../ui/Labelled.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import type { LensSort } from './sorts.ts';

interface Props {
  sorts: readonly LensSort[];
  sort: LensSort;
  /** Gets the global id of the first variant of the other one. */
  onSort: (variant: string) => void;
}

/** Which lens of the product: a product that is one lens has nothing to choose. */
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
