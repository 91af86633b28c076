import { FLAGS, formatMessage, type Flag } from '@galla/domain';
import { FLAG_NAMES } from './flagNames.ts';
import { giveable, stateOf, type Line, type Ticks, type TickState } from './ticks.ts';

/** Props shared by table and list. */
export interface LinesProps {
  lines: readonly Line[];
  ticks: Ticks;
  /** Disables all boxes. */
  readOnly: boolean;
  onTick: (line: Line, flags: readonly Flag[], on: boolean, flag: string) => void;
  /** Undefined if the user may not delete rules. */
  onDelete: ((line: Line) => void) | undefined;
}

/** A box of a line. */
export interface Box {
  key: Flag | 'all';
  flag: string;
  state: TickState;
  disabled: boolean;
  onTick: (on: boolean) => void;
}

/**
 * The four boxes of a line, and the one for all of them. A right that the user lacks can be removed but not given.
 * Other rights require View, and removing View removes them.
 */
export function boxesOf(line: Line, { ticks, readOnly, onTick }: LinesProps): Box[] {
  const own = giveable(line.menus);
  const seen = stateOf(ticks, line.menus, ['view']) === true;
  const single = FLAGS.map((flag): Box => {
    const state = stateOf(ticks, line.menus, [flag]);
    const name = formatMessage(FLAG_NAMES[flag]);
    return {
      key: flag,
      flag: name,
      state,
      disabled:
        readOnly || (state === false && !own.includes(flag)) || (state !== true && flag !== 'view' && !seen),
      onTick: (on) => onTick(line, flag === 'view' && !on ? FLAGS : [flag], on, name),
    };
  });
  const state = stateOf(ticks, line.menus, FLAGS);
  const all = formatMessage('permissions.all');
  const box: Box = {
    key: 'all',
    flag: all,
    state,
    disabled:
      readOnly ||
      (state === false && !own.includes('view')) ||
      (state !== true && !seen && !own.includes('view')),
    // Rights that the user lacks keep their state.
    onTick: (on) => onTick(line, on ? own : FLAGS, on, all),
  };
  return [...single, box];
}

/** Whether the line has a rule that can be deleted. */
export const hasRule = ({ menus }: Line, ticks: Ticks): boolean => menus.some(({ menu }) => ticks.has(menu));
