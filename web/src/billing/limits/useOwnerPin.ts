import { useState } from 'react';

/** What the dialog of the owner's PIN needs. */
export interface OwnerPin {
  /** Why it is asked for; undefined while it is not. */
  reason: string | undefined;
  /** Gets the permission for one bill; undefined where none was given. */
  onSettled: (approval: string | undefined) => void;
}

/** For bills that go beyond the limits of who makes them: asks for the owner's PIN, and resolves with the permission. */
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
