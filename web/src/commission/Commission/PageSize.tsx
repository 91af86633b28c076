import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import type { List } from '../../list/index.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { PAGE_SIZES, pageSizeOf, type CommissionKey } from './address.ts';

interface Props {
  list: Pick<List<CommissionKey>, 'filters' | 'filter'>;
}

export const PageSize = ({ list: { filters, filter } }: Props) => (
  <Box ms="auto" hideBelow="md">
    <SelectField
      snug
      label={formatMessage('commission.pageSize')}
      options={PAGE_SIZES.map((size) => ({
        value: size,
        label: formatMessage('commission.aPage', { n: size }),
      }))}
      value={String(pageSizeOf(filters)) as (typeof PAGE_SIZES)[number]}
      onValue={(size) => filter({ size })}
    />
  </Box>
);
