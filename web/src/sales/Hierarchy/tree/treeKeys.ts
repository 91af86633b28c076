import type { Step } from '@galla/domain';
import type { KeyboardEvent } from 'react';
import type { TreeRow } from './rows.ts';

interface TreeKeys {
  rows: readonly TreeRow[];
  /** Id of the current row. */
  current: string | undefined;
  onCurrent: (id: string) => void;
  onExpand: (ids: readonly string[], expanded: boolean) => void;
  onOpen: (id: string) => void;
  onStep: (id: string, step: Step) => void;
  onDelete: (id: string) => void;
}

/** With Ctrl and Shift, because Alt with an arrow is the browser's Back. */
const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'promote',
  ArrowRight: 'demote',
};

/**
 * Keyboard navigation of a tree (WAI-ARIA, tree view pattern), and moves by one step with Ctrl+Shift and an arrow.
 */
export const treeKeys =
  (tree: TreeKeys) =>
  (event: KeyboardEvent): void => {
    const at = tree.rows.findIndex(({ designation }) => designation.id === tree.current);
    const row = tree.rows[at];
    if (row === undefined || event.altKey) return;
    const { id } = row.designation;
    if (event.ctrlKey || event.metaKey) {
      const step = event.shiftKey ? STEPS[event.key] : undefined;
      if (step === undefined) return;
      event.preventDefault();
      tree.onStep(id, step);
      return;
    }
    const act = actOf(tree, row, at, event.key);
    if (act === undefined) return;
    event.preventDefault();
    act();
  };

/** The action of an unmodified key at a row; undefined if none. */
function actOf(tree: TreeKeys, row: TreeRow, at: number, key: string): (() => void) | undefined {
  const { rows } = tree;
  const { id } = row.designation;
  const go = (to: TreeRow | undefined) => () => {
    if (to) tree.onCurrent(to.designation.id);
  };
  switch (key) {
    case 'ArrowDown':
      return go(rows[at + 1]);
    case 'ArrowUp':
      return go(rows[at - 1]);
    case 'Home':
      return go(rows[0]);
    case 'End':
      return go(rows.at(-1));
    case 'ArrowRight':
      if (row.expanded === undefined) return go(undefined);
      return row.expanded ? go(rows[at + 1]) : () => tree.onExpand([id], true);
    case 'ArrowLeft':
      if (row.expanded === true) return () => tree.onExpand([id], false);
      return go(rows.find(({ designation }) => designation.id === row.designation.parentId));
    case '*':
      return () => tree.onExpand(siblingsOf(rows, row), true);
    case 'Enter':
    case ' ':
      return () => tree.onOpen(id);
    case 'Delete':
      return () => tree.onDelete(id);
    default:
      return typed(tree, at, key);
  }
}

const siblingsOf = (rows: readonly TreeRow[], row: TreeRow): string[] =>
  rows.flatMap(({ designation }) =>
    designation.parentId === row.designation.parentId ? designation.id : [],
  );

/** A letter moves to the next row whose name starts with it. */
function typed({ rows, onCurrent }: TreeKeys, at: number, key: string): (() => void) | undefined {
  if (key.length !== 1) return undefined;
  const letter = key.toLowerCase();
  const next = [...rows.slice(at + 1), ...rows.slice(0, at)].find(({ designation }) =>
    designation.name.toLowerCase().startsWith(letter),
  );
  return next && (() => onCurrent(next.designation.id));
}
