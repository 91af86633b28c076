import type { LensValueName } from '@galla/domain';
import { useState } from 'react';
import type { WriteResult } from '../../../app/graph/refusal.ts';
import { useSaveKey } from '../../../app/graph/useSaveKey.ts';
import { type Powers, powersProblems, samePowers, sentPowers } from './powers.ts';

/** The state of a row in the grid. */
export interface PowersState {
  powers: Powers;
  setPower: (name: LensValueName, text: string) => void;
  problems: Readonly<Record<string, string>>;
  refusal: string | undefined;
  isDirty: boolean;
  /** Validates, sends, and shows a refusal; resolves with true if saved. */
  save: () => Promise<boolean>;
  reset: (next: Powers) => void;
}

/** `stored` is the initial value of the row; `send` writes it under an idempotency key. */
export function usePowers(
  stored: Powers,
  send: (powers: Powers, key: string) => Promise<WriteResult>,
  onUnsaved: (dirty: boolean) => void,
): PowersState {
  const { key, renewAfter } = useSaveKey();
  const [start, setStart] = useState(stored);
  const [powers, setPowers] = useState(stored);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string>();
  const reset = (next: Powers): void => {
    setStart(next);
    setPowers(next);
    setProblems({});
    setRefusal(undefined);
    onUnsaved(false);
  };
  return {
    powers,
    problems,
    refusal,
    isDirty: !samePowers(start, powers),
    setPower: (name, text) => {
      if (powers[name] === text) return;
      const next = { ...powers, [name]: text };
      setPowers(next);
      onUnsaved(!samePowers(start, next));
      // Once problems are shown, they follow the typed values.
      if (Object.keys(problems).length > 0) setProblems(powersProblems(next));
    },
    save: async () => {
      const wrong = powersProblems(powers);
      setProblems(wrong);
      setRefusal(undefined);
      if (Object.keys(wrong).length > 0) return false;
      const outcome = await send(sentPowers(powers), key);
      renewAfter(outcome);
      if (outcome.kind === 'problems') setProblems(outcome.problems);
      else if (outcome.kind !== 'saved') setRefusal(outcome.message);
      return outcome.kind === 'saved';
    },
    reset,
  };
}
