import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { MastersQuery } from '../../__generated__/MastersQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { ReloadBand } from '../../app/router/ReloadBand.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import type { Editing, Rights } from './editing.ts';
import { Stages } from './stages/Stages.tsx';
import { Statuses } from './Statuses.tsx';

/** "Status and Stage": the statuses of orders and the stages of pieces (spec 3 §2.6). */
export default function Masters({ queryRef }: ScreenProps<MastersQuery>) {
  const { viewer } = usePreloadedQuery<MastersQuery>(
    graphql`
      query MastersQuery @preloadable {
        viewer {
          mayAdd: viewerCan(menu: PATTERN_SETTINGS, flag: CREATE)
          mayEdit: viewerCan(menu: PATTERN_SETTINGS, flag: EDIT)
          mayDelete: viewerCan(menu: PATTERN_SETTINGS, flag: DELETE)
          tenant {
            ...Statuses_tenant
            ...Stages_tenant
          }
        }
      }
    `,
    queryRef,
  );
  const [{ row, last }, setRow] = useState<{ row?: string | undefined; last?: string | undefined }>({});
  const rights: Rights = {
    add: viewer?.mayAdd === true,
    edit: viewer?.mayEdit === true,
    remove: viewer?.mayDelete === true,
  };
  const editing: Editing = { row, last, onRow: (next) => setRow({ row: next, last: row }), rights };
  return (
    <>
      <PageHeader title={formatMessage('boutique.mastersTitle')} />
      <PageContent>
        {viewer?.tenant == null ? (
          <ReloadBand answered title={formatMessage('boutique.mastersFailed')} />
        ) : (
          <Box
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 8fr)' }}
            gap="7"
            alignItems="start"
          >
            <Statuses tenant={viewer.tenant} editing={editing} />
            <Stages tenant={viewer.tenant} editing={editing} />
          </Box>
        )}
      </PageContent>
    </>
  );
}
