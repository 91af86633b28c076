import { formatMessage } from '@galla/domain';
import { PageSize, type Pagination } from '../../../list/index.ts';
import { TableFoot } from '../../../ui/TableFoot.tsx';
import { PAGE_SIZES } from '../address.ts';

interface Props {
  pagination: Pagination;
  size: number;
  onSize: (size: string) => void;
}

/** Keyboard hints of a handle, page size, and pagination (spec 3 §2.6). */
export function StagesFoot({ pagination, size, onSize }: Props) {
  return (
    <TableFoot
      {...pagination}
      hints={[
        [['Space'], formatMessage('boutique.lift')],
        [['ArrowUp', 'ArrowDown'], formatMessage('boutique.moveKeys')],
        [['Escape'], formatMessage('boutique.putBack')],
      ]}
    >
      <PageSize label={formatMessage('boutique.pageSize')} sizes={PAGE_SIZES} size={size} onSize={onSize} />
    </TableFoot>
  );
}
