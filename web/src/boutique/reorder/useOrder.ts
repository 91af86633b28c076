import { moveTo, formatMessage } from '@galla/domain';
import { useState, type KeyboardEvent } from 'react';
import type { Side } from './useDrag.ts';

const BACK: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowLeft']);
const ON: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowRight']);

interface Row {
  readonly id: string;
  readonly name: string;
}

interface Options<R extends Row> {
  rows: readonly R[];
  /** Saves the order of all of them. */
  save: (ids: readonly string[]) => void;
  /** The moved row is at this index now; used to scroll it into view. */
  onPlace?: (place: number) => void;
}

interface Order<R extends Row> {
  /** The current order, or the order that dropping would produce. */
  shown: readonly R[];
  /** Picked up by keyboard. */
  lifted: string | undefined;
  /** What moved where, announced to screen readers. */
  heard: string;
  drop: (dragId: string, id: string, side: Side) => void;
  /** Keys of a handle: Space picks up and drops, arrows move, Escape cancels. */
  onKey: (event: KeyboardEvent, id: string) => void;
  /** The handle lost focus, so the picked-up row goes back. */
  onLeave: () => void;
}

/** The order of rows or tiles while one is moved, by dragging or by keyboard. */
export function useOrder<R extends Row>({ rows, save, onPlace }: Options<R>): Order<R> {
  const [trial, setTrial] = useState<{ id: string; shown: readonly R[] }>();
  const [heard, setHeard] = useState('');
  const shown = trial?.shown ?? rows;

  const finish = (ordered: readonly R[]): void => {
    setTrial(undefined);
    if (ordered.some(({ id }, index) => rows[index]?.id !== id)) save(ordered.map(({ id }) => id));
  };
  const announce = (ordered: readonly R[], id: string): void => {
    const place = ordered.findIndex((one) => one.id === id);
    const name = ordered[place]?.name ?? '';
    setHeard(formatMessage('boutique.movedTo', { name, n: place + 1, count: ordered.length }));
    onPlace?.(place);
  };
  const move = (id: string, place: number): void => {
    const moved = moveTo(shown, id, place);
    setTrial({ id, shown: moved });
    announce(moved, id);
  };
  const putBack = (): void => {
    const place = rows.findIndex(({ id }) => id === trial?.id);
    setTrial(undefined);
    setHeard(formatMessage('boutique.movedBack', { name: rows[place]?.name ?? '', n: place + 1 }));
    onPlace?.(place);
  };

  return {
    shown,
    lifted: trial?.id,
    heard,
    drop: (dragId, id, side) => {
      const others = rows.filter((one) => one.id !== dragId);
      const at = others.findIndex((one) => one.id === id);
      const moved = moveTo(rows, dragId, side === 'before' ? at : at + 1);
      finish(moved);
      announce(moved, dragId);
    },
    onKey: (event, id) => {
      const place = shown.findIndex((one) => one.id === id);
      if (event.key === ' ') {
        if (trial) finish(trial.shown);
        else {
          setTrial({ id, shown: rows });
          setHeard(formatMessage('boutique.lifted', { name: shown[place]?.name ?? '' }));
        }
      } else if (!trial) return;
      else if (BACK.has(event.key)) move(id, place - 1);
      else if (ON.has(event.key)) move(id, place + 1);
      else if (event.key === 'Escape') putBack();
      else return;
      event.preventDefault();
    },
    onLeave: () => {
      if (trial) putBack();
    },
  };
}
