import { useEffect, useRef, useState } from 'react';
import { useBlocker, useLocation, useNavigate } from 'react-router-dom';
import { UnsavedQuestion } from '../../ui/dialog/UnsavedQuestion.tsx';
import { holding } from './guards.ts';
import { markAsking } from './unsaved.ts';

/** The router's only blocker: it asks on behalf of every guard of the page being left. */
export function LeaveQuestion() {
  const navigate = useNavigate();
  const location = useLocation();
  const leaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !leaving.current && holding(currentLocation, nextLocation).length > 0,
  );
  // The router drops the blocked location when a pending navigation completes; the question stays.
  const held = blocker.state === 'blocked' ? blocker.location : undefined;
  const [heldBefore, setHeldBefore] = useState(held);
  const [wanted, setWanted] = useState(held);
  if (held !== heldBefore) {
    setHeldBefore(held);
    if (held !== undefined) setWanted(held);
  }
  const asks = wanted !== undefined;
  useEffect(() => (asks ? markAsking() : undefined), [asks]);
  const leave = (): void => {
    if (wanted) for (const { onLeave } of holding(location, wanted)) onLeave?.();
    setWanted(undefined);
    if (blocker.proceed) blocker.proceed();
    else if (wanted) {
      leaving.current = true;
      void navigate(wanted);
      leaving.current = false;
    }
  };
  return (
    <UnsavedQuestion
      open={asks}
      onLeave={leave}
      onStay={() => {
        blocker.reset?.();
        setWanted(undefined);
      }}
    />
  );
}
