import { formatMessage } from '@galla/domain';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import type { DesignsQuery } from '../../__generated__/DesignsQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { ReloadBand } from '../../app/router/ReloadBand.tsx';
import { useAddress } from '../../app/router/useAddress.ts';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { whenOpened } from '../../ui/whenOpened.tsx';
import { stageChoices } from '../stagePrices/stageChoices.ts';
import { ALL_ITEMS, DEFAULTS, NEW_ITEM } from './address.ts';
import { HeaderActs } from './HeaderActs.tsx';
import type { Rights } from './rights.ts';
import { Services } from './Services.tsx';

const ItemsDrawer = whenOpened(() => import('./items/ItemsDrawer.tsx'));

/** "Design and Pattern Management": the design options of each item and their prices (spec 3 §2.5). */
export default function Designs({ queryRef }: ScreenProps<DesignsQuery>) {
  const { viewer } = usePreloadedQuery<DesignsQuery>(
    graphql`
      query DesignsQuery @preloadable {
        viewer {
          mayAdd: viewerCan(menu: DEFAULT_ITEMS, flag: CREATE)
          mayEdit: viewerCan(menu: DEFAULT_ITEMS, flag: EDIT)
          mayDelete: viewerCan(menu: DEFAULT_ITEMS, flag: DELETE)
          mayOrder: viewerCan(menu: CREATE_ORDER, flag: CREATE)
          tenant {
            garments @catch(to: NULL) {
              ...Services_garments
            }
            stages(type: DESIGN) @catch(to: NULL) {
              ...stageChoices
            }
            ...ItemsDrawer_tenant
          }
        }
      }
    `,
    queryRef,
  );
  const { values, change } = useAddress(DEFAULTS);
  const asked = useSearchParams()[0].get('item');
  const { garments, stages } = viewer?.tenant ?? {};
  const rights: Rights = {
    add: viewer?.mayAdd === true,
    edit: viewer?.mayEdit === true,
    remove: viewer?.mayDelete === true,
  };
  const openItems = (items: string): void => change({ items }, 'step');
  return (
    <>
      <PageHeader
        title={formatMessage('designScreen.title')}
        actions={
          <HeaderActs
            onItems={garments ? () => openItems(ALL_ITEMS) : undefined}
            mayOrder={viewer?.mayOrder === true}
          />
        }
      />
      {garments == null ? (
        <PageContent>
          <ReloadBand answered title={formatMessage('designScreen.servicesFailed')} />
        </PageContent>
      ) : (
        <Services
          garments={garments}
          asked={asked}
          stages={stages ? stageChoices(stages) : undefined}
          rights={rights}
          onNew={rights.add ? () => openItems(NEW_ITEM) : undefined}
          onEdit={rights.edit ? openItems : undefined}
        />
      )}
      {viewer?.tenant && (
        <ItemsDrawer
          open={values.items !== ''}
          tenant={viewer.tenant}
          rights={rights}
          item={values.items}
          onItem={(items) => change({ items })}
        />
      )}
    </>
  );
}
