import { useEffect, useEffectEvent, useState } from 'react';
import { useDraft } from '../../../local/useDraft.ts';
import { type Entries, isEntries } from '../../../ui/form/entries.ts';

/** Variants of a product that is not saved yet. */
interface Collected {
  variants: readonly Entries[];
  /** Values of the form for the next one; undefined before anything was typed. */
  typed: Entries | undefined;
}

export interface CollectedVariants extends Collected {
  change: (next: Partial<Collected>) => void;
  /** The product was saved or discarded. */
  drop: () => void;
}

const NOTHING: Collected = { variants: [], typed: undefined };

function isCollected(value: unknown): value is Collected {
  if (typeof value !== 'object' || value === null || !('variants' in value)) return false;
  const { variants } = value;
  const typed = 'typed' in value ? value.typed : undefined;
  return Array.isArray(variants) && variants.every(isEntries) && (typed === undefined || isEntries(typed));
}

/** The variants of a new product, kept on this device like the rest of its form until it is saved. */
export function useCollectedVariants(): CollectedVariants {
  const { draft, keep, drop } = useDraft('add-product-variants', isCollected);
  const [collected, setCollected] = useState(draft ?? NOTHING);
  const save = useEffectEvent(keep);
  useEffect(() => {
    if (collected !== NOTHING) save(collected);
  }, [collected]);
  return {
    ...collected,
    change: (next) => setCollected((before) => ({ ...before, ...next })),
    drop: () => {
      setCollected(NOTHING);
      drop();
    },
  };
}
