import { RefusalError } from '../refusals/RefusalError.ts';

/** Upstream's answer, or null where it finds nothing. */
export async function orNull<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof RefusalError && error.refusal.code === 'NOT_FOUND') return null;
    throw error;
  }
}
