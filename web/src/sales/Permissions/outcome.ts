import { failureText } from '../../app/graph/failureText.ts';

/** What became of a write of permissions. */
export type Outcome =
  | { kind: 'saved' }
  /** The PIN was given too long ago. */
  | { kind: 'pin' }
  | { kind: 'failed'; message: string };

interface Answer {
  readonly __typename: string;
  readonly code?: string;
  readonly message?: string;
}

/** Waits for a write; also one without an answer is an outcome with its sentence. */
export async function settled(write: () => Promise<Answer>): Promise<Outcome> {
  try {
    const { __typename: type, code, message } = await write();
    if (type === 'PermissionsSuccess') return { kind: 'saved' };
    return code === 'PIN_REQUIRED' ? { kind: 'pin' } : { kind: 'failed', message: message ?? '' };
  } catch (error) {
    return { kind: 'failed', message: failureText(error, 'permissions.notSaved') };
  }
}
