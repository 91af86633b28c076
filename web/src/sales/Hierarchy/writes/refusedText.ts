import { formatMessage, type MessageKey } from '@galla/domain';
import type { NotSaved } from '../../../app/graph/refusal.ts';

/** The specification's message for a refused action, with the server's reason. */
export function refusedText(failed: MessageKey, outcome: NotSaved): string {
  if (outcome.kind === 'failed' || outcome.refusal === undefined) return outcome.message;
  // The tree already shows the current state, so the server's details about the change are left out.
  const changed = outcome.refusal.__typename === 'HierarchyChanged';
  return [
    formatMessage(failed),
    changed ? formatMessage('hierarchy.changedMeanwhile') : outcome.message,
  ].join(' ');
}
