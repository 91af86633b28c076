import { Suspense, type ReactNode } from 'react';
import { useLazyLoadQuery } from 'react-relay';
import type { garmentQuery } from '../../../__generated__/garmentQuery.graphql.ts';
import { Boundary } from '../../../ui/Boundary.tsx';
import type { Entry } from '../entry/useEntry.ts';
import { type Area, chosenAreas, GARMENT, garmentOf } from '../shop/garment.ts';

interface Props {
  entry: Entry;
  /** Draws the foot; without a next area while it is not known, and after the last one. */
  children: (next: Area | undefined) => ReactNode;
}

/** Knows which design area of the item a thumb goes to next (picture 09). */
export function NextArea({ entry, children }: Props) {
  const { garment } = entry.item;
  if (garment === '') return children(undefined);
  return (
    <Boundary attempt={garment} renderFailed={() => children(undefined)}>
      <Suspense fallback={children(undefined)}>
        <Known entry={entry}>{children}</Known>
      </Suspense>
    </Boundary>
  );
}

function Known({ entry, children }: Props) {
  // The item's parts ask for the same: one of them brings it, and both have it.
  const garment = garmentOf(useLazyLoadQuery<garmentQuery>(GARMENT, { id: entry.item.garment }));
  return children(garment && chosenAreas(garment)[entry.area + 1]);
}
