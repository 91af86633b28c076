import {
  formatMessage,
  lensPowerOf,
  lensValueText,
  POWER_VALUES,
  quantityText,
  type CorrectionReason,
  type Milli,
} from '@galla/domain';
import { useState } from 'react';
import { useSaveKey } from '../../../app/graph/useSaveKey.ts';
import { toast } from '../../../app/toast/toast.ts';
import { useDraft } from '../../../local/useDraft.ts';
import type { LensSort } from './sorts.ts';
import { cellProblem, isTypedCells, withTyped, type TypedCell, type TypedCells } from './typedStock.ts';
import { useSaveStock } from './useSaveStock.ts';

interface Options {
  /** Global id of the product. */
  product: string;
  sort: LensSort;
  /** The stock was changed by another user; refetches it. */
  onStale: () => Promise<void>;
}

export interface MatrixStock {
  typed: TypedCells;
  /** Problems by the power of the cell. */
  problems: Readonly<Record<string, string>>;
  /** A refusal that does not belong to a cell. */
  status: string | undefined;
  busy: boolean;
  checking: boolean;
  /** The stock of a power; null if the lens does not exist in it. */
  storedOf: (power: string) => Milli | null;
  type: (texts: Readonly<Record<string, string>>) => void;
  /** Sends all edited cells; resolves with the problems of cells by power. */
  save: (why: { reason: CorrectionReason; note: string }) => Promise<Readonly<Record<string, string>>>;
  /** Discards the unsaved values. */
  drop: () => void;
}

/** A power as the mutation's input. */
function powerInput(text: string) {
  const power = lensPowerOf(text);
  if (!power) throw new Error(`No power: ${text}`);
  const values = POWER_VALUES.map((name) => {
    const value = power[name];
    return [name, value === null ? null : lensValueText(name, value)] as const;
  });
  return { ...Object.fromEntries(values), sph: lensValueText('sph', power.sph) };
}

const PLACE = /^cells\.(\d+)\./;

/** The unsaved values of a matrix, kept on this device until they are saved in one call. */
export function useMatrixStock({ product, sort, onStale }: Options): MatrixStock {
  const draft = useDraft(`lens-stock-${product}-${sort.key}`, isTypedCells);
  const [typed, setTyped] = useState<TypedCells>(draft.draft ?? {});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [status, setStatus] = useState<string>();
  /** Cells whose conflict was shown to the user: their next save is based on the current stock. */
  const [rebased, setRebased] = useState<ReadonlySet<string>>(new Set());
  const [catchingUp, setCatchingUp] = useState(false);
  const { key, renewAfter } = useSaveKey();
  const { write, busy, checking } = useSaveStock();

  const storedOf = (power: string): Milli | null => {
    const variants = sort.powers.get(power);
    return variants ? variants.reduce((sum, { available }) => sum + available, 0) : null;
  };
  const keep = (next: TypedCells): void => {
    setTyped(next);
    if (Object.keys(next).length === 0) draft.drop();
    else draft.keep(next);
  };
  const input = ([power, { text, seen }]: [string, TypedCell]) => {
    const expected = rebased.has(power) ? storedOf(power) : seen;
    return {
      power: powerInput(power),
      available: text,
      expectedAvailable: expected === null ? null : quantityText(expected),
    };
  };
  const show = (problems: Readonly<Record<string, string>>) => {
    setProblems(problems);
    return problems;
  };

  return {
    typed,
    problems: problems,
    status,
    busy: busy || catchingUp,
    checking,
    storedOf,
    type: (texts) => {
      const without = new Set(Object.keys(texts));
      setProblems(Object.fromEntries(Object.entries(problems).filter(([power]) => !without.has(power))));
      setRebased(new Set([...rebased].filter((power) => !without.has(power))));
      keep(withTyped(typed, texts, storedOf));
    },
    save: async ({ reason, note }) => {
      setStatus(undefined);
      const sent = Object.entries(typed);
      const wrong = sent.flatMap(([power, cell]) => {
        const problem = cellProblem(cell);
        return problem === undefined ? [] : [[power, problem] as const];
      });
      if (wrong.length > 0) return show(Object.fromEntries(wrong));
      const why = note.trim() === '' ? { reason } : { reason, note: note.trim() };
      const outcome = await write({ key, variant: sort.variant, cells: sent.map(input), ...why });
      renewAfter(outcome);
      if (outcome.kind === 'saved') {
        keep({});
        setRebased(new Set());
        toast.success(formatMessage('optical.stockSaved'));
        return show({});
      }
      if (outcome.kind !== 'problems') {
        setStatus(outcome.message);
        return show({});
      }
      const ofCells = Object.entries(outcome.problems).flatMap(([field, message]) => {
        const power = sent[Number(PLACE.exec(field)?.[1])]?.[0];
        return power === undefined ? [] : [[power, message] as const];
      });
      if (ofCells.length === 0) setStatus(outcome.message);
      setCatchingUp(true);
      await onStale();
      setCatchingUp(false);
      setRebased(new Set([...rebased, ...ofCells.map(([power]) => power)]));
      return show(Object.fromEntries(ofCells));
    },
    drop: () => keep({}),
  };
}
