import { formatMessage } from '@galla/domain';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { PieceDetailsQuery } from '../../__generated__/PieceDetailsQuery.graphql.ts';
import { ReloadBand } from '../../app/router/ReloadBand.tsx';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { Boundary } from '../../ui/Boundary.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PieceScreen } from './PieceScreen.tsx';

/** A piece, for the employee who works on it: what to make, and one button that hands it on (picture 30). */
export default function PieceDetails({ queryRef }: ScreenProps<PieceDetailsQuery>) {
  return (
    <Boundary
      attempt={queryRef}
      renderFailed={() => (
        <Framed>
          <ReloadBand answered title={formatMessage('piece.loadFailed')} />
        </Framed>
      )}
    >
      <Known queryRef={queryRef} />
    </Boundary>
  );
}

function Known({ queryRef }: ScreenProps<PieceDetailsQuery>) {
  const { viewer } = usePreloadedQuery<PieceDetailsQuery>(
    graphql`
      query PieceDetailsQuery($piece: ID!) @preloadable @throwOnFieldError {
        viewer {
          seesOrders: viewerCan(menu: ORDER_LIST, flag: VIEW)
          tenant {
            jobCard(piece: $piece) {
              piece
              ...PieceScreen_card
            }
          }
        }
      }
    `,
    queryRef,
  );
  const card = viewer?.tenant?.jobCard;
  if (viewer == null || card == null) {
    return (
      <Framed>
        <EmptyState
          title={formatMessage('piece.notFound')}
          explained={formatMessage('piece.notFoundExplained')}
        />
      </Framed>
    );
  }
  return <PieceScreen key={card.piece} card={card} seesOrders={viewer.seesOrders} />;
}

const Framed = ({ children }: { children: React.ReactNode }) => (
  <>
    <PageHeader title={formatMessage('piece.title')} />
    <PageContent>{children}</PageContent>
  </>
);
