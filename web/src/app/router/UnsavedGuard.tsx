import { useEffect, useRef, useState } from 'react';
import { useBeforeUnload, useBlocker, useNavigate } from 'react-router-dom';
import { UnsavedQuestion } from '../../ui/dialog/UnsavedQuestion.tsx';
import { markAsking, markUnsaved } from './unsaved.ts';

interface Props {
  /** Something on this page was typed and not saved. */
  when: boolean;
  /** Parameters of the address that say what is open: another value of one leaves the form, too. */
  params?: readonly string[];
  /** It is left, and what was typed given up. */
  onLeave?: () => void;
}

const NONE: readonly string[] = [];

/** Whether two addresses differ in one of the parameters. */
const differs = (one: string, other: string, params: readonly string[]): boolean => {
  const [before, after] = [new URLSearchParams(one), new URLSearchParams(other)];
  return params.some((name) => before.get(name) !== after.get(name));
};

/**
 * Asks before a page with unsaved changes is left, inside the product and by the browser (spec 1 §2). Not on the way
 * to the login: an expired session takes nothing with it, the form's draft is there afterwards, and logging out, which
 * removes drafts, asks by itself.
 */
export function UnsavedGuard({ when, params = NONE, onLeave }: Props) {
  const navigate = useNavigate();
  const leaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when &&
      !leaving.current &&
      nextLocation.pathname !== '/login' &&
      (nextLocation.pathname !== currentLocation.pathname ||
        differs(currentLocation.search, nextLocation.search, params)),
  );
  useEffect(() => (when ? markUnsaved() : undefined), [when]);
  // The router forgets what it holds back when an address that was on its way arrives: the question stays.
  const held = blocker.state === 'blocked' ? blocker.location : undefined;
  const [heldBefore, setHeldBefore] = useState(held);
  const [wanted, setWanted] = useState(held);
  if (held !== heldBefore) {
    setHeldBefore(held);
    if (held !== undefined) setWanted(held);
  }
  const asks = wanted !== undefined;
  useEffect(() => (asks ? markAsking() : undefined), [asks]);
  useBeforeUnload((event) => {
    if (when) event.preventDefault();
  });
  return (
    <UnsavedQuestion
      open={asks}
      onLeave={() => {
        onLeave?.();
        setWanted(undefined);
        if (blocker.proceed) blocker.proceed();
        else if (wanted) {
          leaving.current = true;
          void navigate(wanted);
          leaving.current = false;
        }
      }}
      onStay={() => {
        blocker.reset?.();
        setWanted(undefined);
      }}
    />
  );
}
