import { say, type MessageKey } from '@galla/domain';

interface Refused {
  readonly __typename: string;
  readonly message?: string;
}

/** The specification's sentence for an act that was refused, and why, as the server said it. */
export function refusedText(failed: MessageKey, { __typename, message }: Refused): string {
  // Whatever it was that is no longer as it was seen: the tree shows how it is now.
  const reason = __typename === 'HierarchyChanged' ? say('hierarchy.changedMeanwhile') : message;
  return [say(failed), reason].filter(Boolean).join(' ');
}
