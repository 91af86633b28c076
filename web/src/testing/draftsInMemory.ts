/** Replaces IndexedDB in tests: `vi.mock('…/local/drafts.ts', async () => (await import('…')).draftsInMemory())`. */
export function draftsInMemory() {
  const drafts = new Map<string, unknown>();
  return {
    readDraft: async (name: string): Promise<unknown> => drafts.get(name),
    writeDraft: async (name: string, value: unknown): Promise<void> => void drafts.set(name, value),
    deleteDraft: async (name: string): Promise<void> => void drafts.delete(name),
  };
}
