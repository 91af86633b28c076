import { formatMessage } from '@galla/domain';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import type { PatternsQuery } from '../../__generated__/PatternsQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { ReloadBand } from '../../app/router/ReloadBand.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Part } from '../../ui/Part.tsx';
import { CreateOrder } from '../garments/CreateOrder.tsx';
import { GarmentChoice } from '../garments/GarmentChoice.tsx';
import { stageChoices } from '../stagePrices/stageChoices.ts';
import { addressOfItem } from './address.ts';
import { CardSkeleton } from './CardSkeleton.tsx';
import { PatternCards } from './PatternCards.tsx';

/** "Master Patterns": finished designs of the chosen item, with pictures and stage prices (spec 3 §2.5). */
export default function Patterns({ queryRef }: ScreenProps<PatternsQuery>) {
  const { viewer } = usePreloadedQuery<PatternsQuery>(
    graphql`
      query PatternsQuery @preloadable {
        viewer {
          mayAdd: viewerCan(menu: PATTERNS, flag: CREATE)
          mayEdit: viewerCan(menu: PATTERNS, flag: EDIT)
          mayDelete: viewerCan(menu: PATTERNS, flag: DELETE)
          mayOrder: viewerCan(menu: CREATE_ORDER, flag: CREATE)
          tenant {
            garments @catch(to: NULL) {
              id
              ...GarmentChoice_garments
            }
            stages @catch(to: NULL) {
              ...stageChoices
            }
          }
        }
      }
    `,
    queryRef,
  );
  const asked = useSearchParams()[0].get('item');
  const { garments, stages } = viewer?.tenant ?? {};
  const chosen = asked === null ? garments?.[0] : garments?.find(({ id }) => id === asked);
  const rights = {
    add: viewer?.mayAdd === true,
    edit: viewer?.mayEdit === true,
    remove: viewer?.mayDelete === true,
  };
  return (
    <>
      <PageHeader
        title={formatMessage('patternScreen.title')}
        actions={viewer?.mayOrder === true && <CreateOrder />}
      />
      <PageContent>
        {garments == null || stages == null ? (
          <ReloadBand answered title={formatMessage('patternScreen.loadFailed')} />
        ) : garments.length === 0 ? (
          <EmptyState
            title={formatMessage('patternScreen.noItems')}
            explained={formatMessage('patternScreen.noItemsExplained')}
          />
        ) : (
          <>
            <GarmentChoice
              label={formatMessage('patternScreen.items')}
              garments={garments}
              chosen={chosen?.id}
              addressOf={addressOfItem}
            />
            {chosen === undefined ? (
              <EmptyState title={formatMessage('designScreen.serviceMissing')} />
            ) : (
              <Part
                key={chosen.id}
                title={formatMessage('patternScreen.patternsFailed')}
                skeleton={<CardSkeleton />}
              >
                {(attempt) => (
                  <PatternCards
                    garment={chosen.id}
                    attempt={attempt}
                    stages={stageChoices(stages)}
                    rights={rights}
                  />
                )}
              </Part>
            )}
          </>
        )}
      </PageContent>
    </>
  );
}
