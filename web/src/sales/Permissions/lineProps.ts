import { FLAGS, formatMessage, type Flag } from '@galla/domain';
import { FLAG_NAMES } from './flagNames.ts';
import { giveable, stateOf, type Line, type Ticks, type TickState } from './ticks.ts';

/** What the lines of a table or list share. */
export interface LinesProps {
  lines: readonly Line[];
  ticks: Ticks;
  /** Nothing can be changed. */
  readOnly: boolean;
  onTick: (line: Line, flags: readonly Flag[], on: boolean, flag: string) => void;
  /** Undefined for who may not delete rules. */
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
 * The four boxes of a line, and the one for all of them. What one lacks oneself can be taken away, not given; nothing is
 * given without View, and View takes the others along.
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
    // Of rights that one lacks the tick stays as it is.
    onTick: (on) => onTick(line, on ? own : FLAGS, on, all),
  };
  return [...single, box];
}

/** Whether there is a rule of the line to delete. */
export const hasRule = ({ menus }: Line, ticks: Ticks): boolean => menus.some(({ menu }) => ticks.has(menu));
