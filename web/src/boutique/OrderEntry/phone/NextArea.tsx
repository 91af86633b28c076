import { Suspense, type ReactNode } from 'react';
import { useLazyLoadQuery } from 'react-relay';
import type { garmentQuery } from '../../../__generated__/garmentQuery.graphql.ts';
import { Boundary } from '../../../ui/Boundary.tsx';
import type { Entry } from '../entry/useEntry.ts';
import { type Area, chosenAreas, GARMENT, garmentOf } from '../shop/garment.ts';

interface Props {
  entry: Entry;
  /** Renders the footer; `next` is undefined while loading and after the last area. */
  children: (next: Area | undefined) => ReactNode;
}

/** Provides the next design area of the item, for the thumb-reachable button of a phone (picture 09). */
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
  // The item's parts use the same query, so Relay fetches it only once.
  const garment = garmentOf(useLazyLoadQuery<garmentQuery>(GARMENT, { id: entry.item.garment }));
  return children(garment && chosenAreas(garment)[entry.area + 1]);
}
