import {
  checkQuantity,
  formatMessage,
  lensPowerOf,
  quantityText,
  type Milli,
  type PrescribedPower,
} from '@galla/domain';
import { useState } from 'react';
import { cellName } from './cellName.ts';
import { eyePlace, findPlace, placeOfPower, variantAt, type LensGrid, type Place } from './place.ts';

interface Options {
  grids: readonly LensGrid[];
  eyes: readonly PrescribedPower[];
  tracked: boolean;
  quantityOf: (variantId: string) => Milli;
  onQuantity: (variantId: string, quantity: Milli) => void;
}

const ONE: Milli = 1000;
const START: Place = { grid: 0, row: 0, column: 0 };

/** State of the power picker: the current cell, the last action there, and the chosen quantities. */
export function usePowers({ grids, eyes, tracked, quantityOf, onQuantity }: Options) {
  const [at, setAt] = useState<Place>(
    () => eyes.flatMap(({ power }) => eyePlace(grids, power, -1) ?? [])[0] ?? START,
  );
  const [status, setStatus] = useState('');
  /** The typed text matches the current cell, which is highlighted. */
  const [meant, setMeant] = useState(false);

  const step = (place: Place, by: 'more' | 'less' | 'none'): void => {
    const grid = grids[place.grid];
    const variant = grid && variantAt(grid, place);
    const announce = (text: string): void =>
      setStatus(
        grid ? formatMessage('catalogue.powerStatus', { power: cellName(grid, place), status: text }) : '',
      );
    setAt(place);
    setMeant(false);
    if (!variant) return announce(formatMessage('catalogue.powerNotSold'));
    const { id, available } = variant;
    const now = quantityOf(id);
    const next = by === 'none' ? 0 : Math.max(0, now + (by === 'more' ? ONE : -ONE));
    const problem =
      by === 'more' ? checkQuantity({ quantity: next, available, tracked, whole: true }) : undefined;
    if (problem) return announce(available <= 0 ? formatMessage('catalogue.noneInStock') : problem.message);
    if (next !== now) onQuantity(id, next);
    announce(formatMessage('catalogue.powerChosen', { n: quantityText(next) }));
  };

  return {
    at,
    status,
    meant,
    setAt,
    step,
    /** Goes to the cell that matches the typed text. */
    seek: (wanted: string): void => {
      const found = wanted.trim() === '' ? undefined : findPlace(grids, wanted, at.grid);
      setMeant(found !== undefined);
      if (found) setAt(found.place);
      setStatus(!found && lensPowerOf(wanted) ? formatMessage('catalogue.noSuchPower') : '');
    },
    /** Adds one of the typed power if it matches exactly; returns whether it did. */
    takeTyped: (wanted: string): boolean => {
      const found = wanted.trim() === '' ? undefined : findPlace(grids, wanted, at.grid);
      if (found?.exact) step(found.place, 'more');
      return found?.exact ?? false;
    },
    takeEye: ({ power }: PrescribedPower): void => {
      const place = eyePlace(grids, power, at.grid);
      if (place) step(place, 'more');
      else setStatus(formatMessage('catalogue.noSuchPower'));
    },
    /** Shows another lens, at the same power if it has it. */
    showGrid: (grid: number): void => setAt(placeOfPower(grids, at, grid)),
  };
}
