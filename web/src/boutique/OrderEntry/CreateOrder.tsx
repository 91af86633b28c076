import { formatMessage } from '@galla/domain';
import { useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { CreateOrderQuery } from '../../__generated__/CreateOrderQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { ReloadBand } from '../../app/router/ReloadBand.tsx';
import { NotYours } from '../../ui/NotYours.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { OrderSlips } from '../OrderSlips/index.ts';
import { OrderEntry } from './OrderEntry.tsx';
import type { SavedOrder } from './send/useSending.ts';

/** /create-order: takes an order in pieces (spec 3 §2.1). */
export default function CreateOrder({ queryRef }: ScreenProps<CreateOrderQuery>) {
  const { viewer } = usePreloadedQuery<CreateOrderQuery>(
    graphql`
      query CreateOrderQuery @preloadable {
        viewer {
          mayCreate: viewerCan(menu: CREATE_ORDER, flag: CREATE)
          ...OrderEntry_viewer
        }
      }
    `,
    queryRef,
  );
  const [made, setMade] = useState<SavedOrder>();
  const [slips, setSlips] = useState(false);
  const [round, setRound] = useState(1);
  if (viewer === null || viewer === undefined || !viewer.mayCreate) {
    return (
      <>
        <PageHeader title={formatMessage('orderEntry.title')} />
        <PageContent>
          {viewer == null ? (
            <ReloadBand answered title={formatMessage('orderEntry.loadFailed')} />
          ) : (
            <NotYours />
          )}
        </PageContent>
      </>
    );
  }
  return (
    <>
      <OrderEntry
        // A new key resets all state for the next order.
        key={round}
        viewer={viewer}
        onSaved={(order) => {
          setMade(order);
          setSlips(true);
          setRound(round + 1);
        }}
      />
      {made?.slips && <OrderSlips order={made.slips} open={slips} onClose={() => setSlips(false)} />}
    </>
  );
}
