import { useState } from 'react';

/** Props of the owner's PIN dialog. */
export interface OwnerPin {
  /** Why the PIN is needed; undefined while closed. */
  reason: string | undefined;
  /** Called with the approval for one bill; undefined if none was given. */
  onSettled: (approval: string | undefined) => void;
}

/** For bills beyond the user's limits: asks for the owner's PIN and resolves with the approval. */
export function useOwnerPin(): { ownerPin: OwnerPin; ask: (reason: string) => Promise<string | undefined> } {
  const [asked, setAsked] = useState<{ reason: string; resolve: (approval: string | undefined) => void }>();
  return {
    ownerPin: {
      reason: asked?.reason,
      onSettled: (approval) => {
        setAsked(undefined);
        asked?.resolve(approval);
      },
    },
    ask: (reason) => new Promise((resolve) => setAsked({ reason, resolve })),
  };
}
