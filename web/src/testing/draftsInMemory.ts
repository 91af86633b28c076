import type { StoredDraft } from '../local/drafts.ts';

/** Replaces IndexedDB in tests: `vi.mock('…/local/drafts.ts', async () => (await import('…')).draftsInMemory())`. */
export function draftsInMemory() {
  const drafts = new Map<string, StoredDraft>();
  return {
    readDraft: async (name: string): Promise<StoredDraft | undefined> => drafts.get(name),
    writeDraft: async (name: string, value: unknown, saveKey?: string): Promise<void> =>
      void drafts.set(name, { value, ...(saveKey !== undefined && { saveKey }) }),
    deleteDraft: async (name: string): Promise<void> => void drafts.delete(name),
  };
}
