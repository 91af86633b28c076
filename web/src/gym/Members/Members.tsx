import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { UserPlus } from 'lucide-react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import type { MembersQuery } from '../../__generated__/MembersQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { ReloadBand } from '../../app/router/ReloadBand.tsx';
import { AddButton, ListScreen, useList } from '../../list/index.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { DEFAULTS, type MembersKey, NEW, PLANS, variablesOf } from './address.ts';
import type { MemberRights } from './acts.ts';
import { MemberFigures } from './MemberFigures.tsx';
import { MemberFilters } from './MemberFilters.tsx';
import { MemberPanel } from './MemberPanel.tsx';
import { MemberRows } from './MemberRows.tsx';
import { MemberTabs } from './MemberTabs.tsx';
import { useChoices } from './useChoices.ts';
import { useMembers } from './useMembers.ts';

/** "Members": the people who train in the gym, with plan and last day (spec 3 §2.10). */
export default function Members({ queryRef }: ScreenProps<MembersQuery>) {
  return (
    <Boundary attempt={queryRef} renderFailed={() => <Failed />}>
      <Loaded queryRef={queryRef} />
    </Boundary>
  );
}

function Failed() {
  return (
    <>
      <PageHeader title={formatMessage('members.title')} />
      <PageContent>
        <ReloadBand answered title={formatMessage('members.fetchFailed')} />
      </PageContent>
    </>
  );
}

function Loaded({ queryRef }: ScreenProps<MembersQuery>) {
  const { viewer } = usePreloadedQuery<MembersQuery>(
    graphql`
      query MembersQuery($first: Int!, $offset: Int, $filter: GymMemberFilter, $orderBy: GymMemberOrder)
      @preloadable {
        viewer {
          mayAdd: viewerCan(menu: MEMBERS, flag: CREATE)
          mayEdit: viewerCan(menu: MEMBERS, flag: EDIT)
          mayDelete: viewerCan(menu: MEMBERS, flag: DELETE)
          tenant {
            name
            gymMemberSummary {
              ...MemberFigures_summary
              ...MemberTabs_summary
            }
            ...useChoices_tenant
            gymMembers(first: $first, offset: $offset, filter: $filter, orderBy: $orderBy) {
              ...useMembers_members
            }
          }
        }
      }
    `,
    queryRef,
  );
  const members = viewer?.tenant?.gymMembers;
  const summary = viewer?.tenant?.gymMemberSummary;
  if (viewer?.tenant == null || members == null || summary == null) return <Failed />;
  const { mayAdd, mayEdit, mayDelete, tenant } = viewer;
  return (
    <MemberList
      tenant={tenant}
      shop={tenant.name}
      summary={summary}
      members={members}
      variables={queryRef.variables}
      rights={{ add: mayAdd, edit: mayEdit, delete: mayDelete }}
    />
  );
}

type Summary = Parameters<typeof MemberFigures>[0]['summary'] & Parameters<typeof MemberTabs>[0]['summary'];

interface ListProps {
  tenant: Parameters<typeof useChoices>[0];
  shop: string;
  summary: Summary;
  members: Parameters<typeof useMembers>[0];
  variables: MembersQuery['variables'];
  rights: MemberRights;
}

/** Figures, lists, search, rows, and the open member beside them. */
function MemberList({ tenant, shop, summary, members: connection, variables, rights }: ListProps) {
  const choices = useChoices(tenant);
  const { members, totalCount } = useMembers(connection);
  const list = useList<MembersKey>(DEFAULTS, variablesOf, variables);
  const add = rights.add ? (): void => list.open(NEW) : undefined;
  return (
    <ListScreen
      title={formatMessage('members.title')}
      actions={
        <>
          {rights.edit && (
            <Button asChild size="sm" variant="outline">
              <Link to="/Door">{formatMessage('door.open')}</Link>
            </Button>
          )}
          {rights.add && rights.edit && (
            <Button size="sm" variant="outline" onClick={() => list.open(PLANS)}>
              {formatMessage('members.plans')}
            </Button>
          )}
          {add && <AddButton label={formatMessage('members.add')} Icon={UserPlus} onAdd={add} />}
        </>
      }
      busy={list.busy}
      column={
        <MemberPanel
          members={members}
          choices={choices}
          open={list.filters.open}
          rights={rights}
          onClose={list.close}
        />
      }
    >
      <MemberFigures summary={summary} />
      <MemberTabs summary={summary} list={list.filters.list} />
      <MemberFilters list={list} choices={choices} />
      <MemberRows
        members={members}
        totalCount={totalCount}
        list={list}
        onAdd={add}
        rights={rights}
        plans={choices.plans}
        shop={shop}
      />
    </ListScreen>
  );
}
