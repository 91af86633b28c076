import { say, type MessageKey } from '@galla/domain';
import { failureText } from '../../../app/graph/failureText.ts';
import type { Outcome } from '../inBatches.ts';

interface Answer {
  readonly __typename: string;
  readonly message?: string;
  readonly problems?: readonly { readonly message: string }[];
}

/** Waits for a write; every refusal, and no answer at all, is an outcome with its sentence. */
export async function settled(
  success: string,
  failed: MessageKey,
  write: () => Promise<Answer>,
): Promise<Outcome> {
  try {
    const { __typename: type, message, problems } = await write();
    if (type === success) return { kind: 'saved' };
    return { kind: 'failed', message: problems?.[0]?.message ?? message ?? say(failed) };
  } catch (error) {
    return { kind: 'failed', message: failureText(error, failed) };
  }
}
