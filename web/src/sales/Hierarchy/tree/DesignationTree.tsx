import { isWithin, type Move, formatMessage, type Step } from '@galla/domain';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useId, useMemo, useState, type RefObject } from 'react';
import { RootDrop } from '../drag/RootDrop.tsx';
import type { Hierarchy } from '../useHierarchy.ts';
import { DesignationRow, type RowActs } from './DesignationRow.tsx';
import { rowsInSight } from './rows.ts';
import { useShownSteps } from './useShownSteps.ts';
import { treeKeys } from './treeKeys.ts';

interface Props {
  hierarchy: Hierarchy;
  collapsed: ReadonlySet<string>;
  onExpand: (ids: readonly string[], expanded: boolean) => void;
  /** Id of the designation in the panel. */
  open: string | undefined;
  onOpen: (id: string) => void;
  mayEdit: boolean;
  onMove: (move: Move) => void;
  onStep: (id: string, step: Step) => void;
  onDelete: (id: string) => void;
  tree: RefObject<HTMLDivElement | null>;
}

const Tree = chakra('div', {
  base: {
    borderTop: '2px solid',
    borderColor: 'border.inverted',
    // The focus is indicated at the current row.
    _focusVisible: { outline: 'none' },
    '&:focus-visible > [data-current]': {
      outline: '2px solid {colors.accent.focusRing}',
      outlineOffset: '-2px',
    },
  },
});

/** The shop's designations: open, move and delete them by pointer, touch or keyboard. */
export function DesignationTree({
  hierarchy,
  collapsed,
  onExpand,
  open,
  onOpen,
  mayEdit,
  onMove,
  onStep,
  onDelete,
  tree,
}: Props) {
  const { designations, places } = hierarchy;
  const treeId = useId();
  const elementOf = (id: string): string => `${treeId}${id}`;
  const rows = useMemo(() => rowsInSight(designations, collapsed), [designations, collapsed]);
  const [chosen, setCurrent] = useState(open);
  const [opened, setOpened] = useState(open);
  // The current row follows the opened designation, also when opened by the address or just added.
  if (open !== opened) {
    setOpened(open);
    if (open !== undefined) setCurrent(open);
  }
  const inSight = rows.some(({ designation }) => designation.id === chosen);
  const current = inSight ? chosen : rows[0]?.designation.id;
  // Keeps the current row visible, wherever it was moved to.
  const at = rows.findIndex(({ designation }) => designation.id === current);
  useEffect(() => {
    const list = tree.current;
    if (document.activeElement === list) list?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [tree, at]);

  useShownSteps(mayEdit);

  const acts = useMemo(
    (): RowActs => ({
      mayDrop: (dragId, dropId) => {
        const drag = places.find(({ id }) => id === dragId);
        const drop = places.find(({ id }) => id === dropId);
        return drag !== undefined && drop !== undefined && !isWithin(drop, drag);
      },
      drop: (dragId, drop) => {
        setCurrent(dragId);
        onMove({ dragId, ...drop });
      },
      expand: (id, expanded) => onExpand([id], expanded),
      open: (id) => {
        setCurrent(id);
        onOpen(id);
      },
    }),
    [places, onMove, onExpand, onOpen],
  );
  return (
    <>
      <Tree
        ref={tree}
        role="tree"
        tabIndex={0}
        aria-label={formatMessage('hierarchy.tree')}
        aria-activedescendant={current === undefined ? undefined : elementOf(current)}
        onKeyDown={treeKeys({ rows, current, onCurrent: setCurrent, onExpand, onOpen, onStep, onDelete })}
      >
        {rows.map((row, n) => {
          const { id, viewerCanChange } = row.designation;
          return (
            <DesignationRow
              key={id}
              row={row}
              elementId={elementOf(id)}
              current={id === current}
              open={id === open}
              mayDrag={mayEdit && viewerCanChange}
              firstChild={row.expanded === true ? rows[n + 1]?.designation.id : undefined}
              acts={acts}
            />
          );
        })}
      </Tree>
      {mayEdit && <RootDrop onDrop={(dragId) => onMove({ dragId, dropId: null, position: 'inside' })} />}
    </>
  );
}
