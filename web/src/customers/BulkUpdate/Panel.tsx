import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense, useId } from 'react';
import { ListPart } from '../../list/index.ts';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import type { GraphFilter } from '../Contacts/address.ts';
import type { Counted } from '../Contacts/CategoryList.tsx';
import { CategoryHeading } from '../Contacts/CategoryHeading.tsx';
import { PanelRows } from './PanelRows.tsx';
import { TickBox } from './TickBox.tsx';
import { useChooseAll } from './useChooseAll.ts';
import type { Chosen } from './useChosen.ts';

interface Props {
  category: Counted;
  filter: GraphFilter;
  chosen: Chosen;
  open: boolean;
  onToggle: () => void;
}

/** A category: its checkbox selects all of it, and its contacts scroll separately. */
export function Panel({ category: { id, name, count }, filter, chosen, open, onToggle }: Props) {
  const { chooseAll, busy } = useChooseAll(id, filter, chosen);
  const heading = useId();
  const here = chosen.countIn(id);
  const all = here >= count;
  return (
    <chakra.section aria-labelledby={heading}>
      <CategoryHeading
        id={heading}
        name={name}
        count={count}
        open={open}
        onToggle={onToggle}
        start={
          <TickBox
            name={formatMessage('contacts.selectAll', { name })}
            checked={all || (here > 0 && 'indeterminate')}
            disabled={busy}
            onTick={() => (all ? chosen.remove(id) : void chooseAll())}
          />
        }
        end={
          here > 0 && (
            <Span color="accent.fg" fontWeight="semibold" textStyle="second" flexShrink="0">
              {formatMessage('contacts.selectedHere', { n: here.toLocaleString('en-IN') })}
            </Span>
          )
        }
      />
      {open && (
        <ListPart
          attempt={`${id} ${filter.search ?? ''}`}
          title={formatMessage('contacts.loadFailed')}
          skeleton={<PanelSkeleton count={count} />}
        >
          <Suspense fallback={<PanelSkeleton count={count} />}>
            <PanelRows category={id} filter={filter} chosen={chosen} name={name} />
          </Suspense>
        </ListPart>
      )}
    </chakra.section>
  );
}

/** As high as the rows to come, up to the visible height. */
const PanelSkeleton = ({ count }: { count: number }) => (
  <Box px={{ base: '4', md: '0' }}>
    <SkeletonRows rows={Math.min(count, 6)} pictures />
  </Box>
);
