import { formatMessage, type MessageKey } from '@galla/domain';
import type { NotSaved } from '../../../app/graph/refusal.ts';

/** The specification's sentence for an act that was refused, and why, as the server said it. */
export function refusedText(failed: MessageKey, outcome: NotSaved): string {
  if (outcome.kind === 'failed' || outcome.refusal === undefined) return outcome.message;
  // Whatever it was that is no longer as it was seen: the tree shows how it is now.
  const changed = outcome.refusal.__typename === 'HierarchyChanged';
  return [
    formatMessage(failed),
    changed ? formatMessage('hierarchy.changedMeanwhile') : outcome.message,
  ].join(' ');
}
