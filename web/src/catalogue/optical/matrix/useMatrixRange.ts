import {
  checkLensValue,
  LENS_RULES,
  readMatrixRange,
  typedFigure,
  type LensPower,
  type MatrixPowers,
} from '@galla/domain';
import { useState } from 'react';
import { formErrors } from '../../../ui/problems.ts';
import { beginningRange, rememberRange, type RangeEntries } from './matrixRange.ts';

interface Read {
  powers: MatrixPowers;
  layer: Pick<LensPower, 'add' | 'axis'>;
}

/** The value shared by all lenses of the matrix; undefined if no lens can have it. */
function layerValue(name: 'add' | 'axis', text: string): number | string | null {
  if (text.trim() === '') return null;
  const { label } = LENS_RULES[name];
  const value = checkLensValue(name, typedFigure(LENS_RULES[name], text), { field: name, label });
  if (typeof value !== 'number') return value.message;
  return name === 'add' && value === 0 ? null : value;
}

function read(entries: RangeEntries): { read?: Read; problems: Record<string, string> } {
  const { powers, problems } = readMatrixRange(entries);
  const [add, axis] = [layerValue('add', entries.add), layerValue('axis', entries.axis)];
  const errors = {
    ...(problems && formErrors(problems)),
    ...(typeof add === 'string' && { add }),
    ...(typeof axis === 'string' && { axis }),
  };
  if (!powers || typeof add === 'string' || typeof axis === 'string') return { problems: errors };
  return { read: { powers, layer: { add, axis } }, problems: {} };
}

export interface MatrixRangeState extends Read {
  /** The typed values. */
  entries: RangeEntries;
  problems: Readonly<Record<string, string>>;
  type: (next: RangeEntries) => void;
  /** Applies the fields on blur or submit, unless there is a problem. */
  apply: (next?: RangeEntries) => void;
}

const ONE_CELL: Read = { powers: { sph: [0], cyl: [0] }, layer: { add: null, axis: null } };

/**
 * Rows, columns and layer of the matrix. While the typed values are invalid, the matrix stays as it was.
 * @param texts the powers in which the lens exists
 */
export function useMatrixRange(texts: readonly string[]): MatrixRangeState {
  const [entries, setEntries] = useState(() => beginningRange(texts));
  const [shown, setShown] = useState(() => read(entries).read ?? ONE_CELL);
  const [problems, setProblems] = useState<Record<string, string>>({});
  return {
    ...shown,
    entries,
    problems,
    type: setEntries,
    apply: (next) => {
      // Keeps the value that a field wrote on blur.
      if (next) setEntries(next);
      const now = read(next ?? entries);
      setProblems(now.problems);
      if (now.read === undefined) return;
      setShown(now.read);
      rememberRange(next ?? entries);
    },
  };
}
