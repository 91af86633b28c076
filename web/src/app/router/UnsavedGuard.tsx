import { useEffect, useRef } from 'react';
import { useBeforeUnload } from 'react-router-dom';
import { addGuard, useLeads, type Guard } from './guards.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { markUnsaved } from './unsaved.ts';

interface Props {
  /** The page has unsaved input. */
  when: boolean;
  /** Address parameters that identify the open record: changing one also leaves the form. */
  params?: readonly string[];
  /** The user confirmed leaving and discards the input. */
  onLeave?: () => void;
}

const NONE: readonly string[] = [];

/**
 * Asks before the user leaves a page with unsaved changes, within the product and in the browser (spec 1 §2). A page
 * and a form on top of it each have a guard; the first one on the screen asks for all.
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
