import { useEffect, useRef } from 'react';
import { useBeforeUnload } from 'react-router-dom';
import { addGuard, useLeads, type Guard } from './guards.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { markUnsaved } from './unsaved.ts';

interface Props {
  /** Something on this page was typed and not saved. */
  when: boolean;
  /** Parameters of the address that say what is open: another value of one leaves the form, too. */
  params?: readonly string[];
  /** It is left, and what was typed given up. */
  onLeave?: () => void;
}

const NONE: readonly string[] = [];

/**
 * Asks before a page with unsaved changes is left, inside the product and by the browser (spec 1 §2). A page and a form
 * above it have one each: the first on the screen asks for all.
 */
export function UnsavedGuard({ when, params = NONE, onLeave }: Props) {
  const guard = useRef<Guard>({ when, params, onLeave });
  useEffect(() => {
    guard.current = { when, params, onLeave };
  }, [when, params, onLeave]);
  useEffect(() => addGuard(guard), []);
  useEffect(() => (when ? markUnsaved() : undefined), [when]);
  useBeforeUnload((event) => {
    if (when) event.preventDefault();
  });
  return useLeads(guard) && <LeaveQuestion />;
}
