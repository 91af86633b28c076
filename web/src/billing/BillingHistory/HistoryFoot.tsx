import { say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { SelectField } from '../../ui/SelectField.tsx';
import { TableFoot, type KeyHint } from '../../ui/TableFoot.tsx';
import { PAGE_SIZES, sizeOf, type Shown } from './address.ts';

interface Props {
  shown: Shown;
  /** The first row that is shown, from 1. */
  from: number;
  count: number;
  /** How many match, on all pages. */
  total: number;
  onSize: (size: string) => void;
  /** Undefined where there is no such page. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

const OPEN: readonly KeyHint[] = [
  [['S'], say('history.keyPrint')],
  [['Esc'], say('history.keyClose')],
];

const hints = (open: boolean): readonly KeyHint[] => [
  [['ArrowUp', 'ArrowDown'], say('history.keyNextBill')],
  ...(open ? OPEN : [[['Enter'], say('history.keyOpen')] as const]),
];

/** Keys left, rows on a page and paging right; stays at the foot of what scrolls. */
export function HistoryFoot({ shown, from, count, total, onSize, onPrevious, onNext }: Props) {
  return (
    <Box position="sticky" bottom="0" mt="auto" mx={{ base: '-4', md: '-5' }} bg="bg" zIndex="sticky">
      <TableFoot
        hints={hints(shown.open !== '')}
        range={{ from, to: from + count - 1, total }}
        onPrevious={onPrevious}
        onNext={onNext}
      >
        <Box hideBelow="md" flex="1" display="flex" justifyContent="flex-end">
          <Box w="32">
            <SelectField
              label={say('history.pageSize')}
              options={PAGE_SIZES.map((n) => ({ value: n, label: say('history.perPage', { n }) }))}
              value={PAGE_SIZES.find((size) => Number(size) === sizeOf(shown)) ?? '5'}
              onValue={onSize}
            />
          </Box>
        </Box>
      </TableFoot>
    </Box>
  );
}
