import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { SelectField } from '../ui/SelectField.tsx';

interface Props<Size extends string> {
  /** Accessible name; "Rows on a page" by default. */
  label?: string;
  sizes: readonly Size[];
  size: number;
  onSize: (size: Size) => void;
}

/** Chooses the number of rows on a page; placed in a list's foot. */
export const PageSize = <Size extends string>({
  label = formatMessage('history.pageSize'),
  sizes,
  size,
  onSize,
}: Props<Size>) => (
  <Box w="32" ms="auto">
    <SelectField
      label={label}
      options={sizes.map((n) => ({ value: n, label: formatMessage('history.perPage', { n }) }))}
      value={sizes.find((n) => Number(n) === size) ?? ''}
      onValue={onSize}
    />
  </Box>
);
