import { formatMessage, formatCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { ChevronDown, ChevronRight, GripVertical } from 'lucide-react';
import { memo, useRef } from 'react';
import { useRowDrag } from '../drag/useRowDrag.ts';
import type { Drop } from '../drag/dropPlace.ts';
import { DropMark } from './DropMark.tsx';
import { Guides } from './Guides.tsx';
import { RowTarget } from './RowTarget.ts';
import type { TreeRow } from './rows.ts';

interface Props {
  row: TreeRow;
  elementId: string;
  /** The row is current for the keyboard. */
  current: boolean;
  /** The row is shown in the panel. */
  open: boolean;
  mayDrag: boolean;
  firstChild: string | undefined;
  acts: RowActs;
}

/** Actions at a row. Shared by all rows, so that a key press rerenders only the two rows concerned. */
export interface RowActs {
  mayDrop: (dragId: string, dropId: string) => boolean;
  drop: (dragId: string, drop: Drop) => void;
  expand: (id: string, expanded: boolean) => void;
  open: (id: string) => void;
}

/** A designation in the tree: name, number of people, points and commission. */
function Row(props: Props) {
  const { row, elementId, current, open, mayDrag, firstChild, acts } = props;
  const { id, level, name, peopleCount, visibilityPoints, commissionPercent } = row.designation;
  const { expanded, rank, siblings } = row;
  const element = useRef<HTMLDivElement>(null);
  const { dragged, over } = useRowDrag(element, {
    id,
    mayDrag,
    firstChild,
    mayDrop: acts.mayDrop,
    onDrop: acts.drop,
    onRest: () => {
      if (expanded === false) acts.expand(id, true);
    },
  });
  const Arrow = expanded === true ? ChevronDown : ChevronRight;
  const people = formatCount('hierarchy.peopleIn', peopleCount);
  const points = formatCount('hierarchy.pointsOf', visibilityPoints);
  const percent = formatMessage('hierarchy.percent', { value: commissionPercent });
  return (
    <RowTarget
      ref={element}
      id={elementId}
      role="treeitem"
      aria-level={level}
      aria-setsize={siblings}
      aria-posinset={rank}
      aria-selected={open}
      {...(expanded !== undefined && { 'aria-expanded': expanded })}
      {...(current && { 'data-current': '' })}
      {...(open && { 'data-open': '' })}
      {...(dragged && { 'data-dragged': '' })}
      onClick={() => acts.open(id)}
    >
      <Guides level={level} />
      <Box
        aria-hidden
        display="flex"
        alignItems="center"
        justifyContent="center"
        alignSelf="stretch"
        w={{ base: '8', md: '7' }}
        flexShrink="0"
        color="fg.muted"
        onClick={(event) => {
          if (expanded === undefined) return;
          event.stopPropagation();
          acts.expand(id, !expanded);
        }}
      >
        {expanded !== undefined && <Arrow size={18} strokeWidth={1.75} />}
      </Box>
      <Box flex="1" minW="0" py="2">
        <Box textStyle="rowTitle" truncate>
          {name}
        </Box>
        <Box hideFrom="md" textStyle="second" color="fg.subtle" truncate>
          {[people, points, percent].join(' · ')}
        </Box>
      </Box>
      {[people, points, percent].map((figure) => (
        <Box
          key={figure}
          hideBelow="md"
          w={{ md: 'cell.rate', xl: 'cell.figure' }}
          textAlign="end"
          color="fg.muted"
          flexShrink="0"
        >
          {figure}
        </Box>
      ))}
      <Box
        aria-hidden
        w="6"
        flexShrink="0"
        display="flex"
        justifyContent="flex-end"
        color="fg.subtle"
        cursor="grab"
        {...(mayDrag && { title: formatMessage('hierarchy.dragHint') })}
      >
        {mayDrag && <GripVertical size={18} strokeWidth={1.75} />}
      </Box>
      {over && <DropMark level={level} at={over.dropId === id ? over.position : 'below'} />}
    </RowTarget>
  );
}

/**
 * Rerenders only when its props change. A wrapper around the row rather than the row itself: in React 19.2 the
 * effect events of a memo's own hooks keep their first closure, and a drop would use an outdated tree.
 */
export const DesignationRow = memo(function DesignationRow(props: Props) {
  return <Row {...props} />;
});
