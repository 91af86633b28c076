import { formatMessage } from '@galla/domain';
import { useMemo } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import type { MembersPageQuery } from '../../__generated__/MembersPageQuery.graphql.ts';
import { useCurrentPage, type List } from '../../list/index.ts';
import { NEW, type MembersKey } from './address.ts';
import { MemberFigures } from './MemberFigures.tsx';
import { MemberRows } from './MemberRows.tsx';
import { MemberTabs } from './MemberTabs.tsx';
import { useChoices } from './useChoices.ts';
import { useMembers, type MemberPage } from './useMembers.ts';

interface Props {
  queryRef: PreloadedQuery<MembersPageQuery>;
  list: List<MembersKey, MemberPage>;
}

/** The data that the URL asks for, once loaded. */
function useLoaded(queryRef: PreloadedQuery<MembersPageQuery>) {
  const { viewer } = usePreloadedQuery<MembersPageQuery>(
    graphql`
      query MembersPageQuery($first: Int!, $offset: Int, $filter: GymMemberFilter, $orderBy: GymMemberOrder)
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
  const tenant = viewer?.tenant;
  const { gymMembers: members, gymMemberSummary: summary } = tenant ?? {};
  if (viewer == null || tenant == null || members == null || summary == null)
    throw new Error(formatMessage('members.fetchFailed'));
  const { mayAdd, mayEdit, mayDelete } = viewer;
  return { tenant, members, summary, mayAdd, mayEdit, mayDelete };
}

/** The figures, and the lists to work through. */
export function MembersSummary({ queryRef, list }: { queryRef: Props['queryRef']; list: string }) {
  const { summary } = useLoaded(queryRef);
  return (
    <>
      <MemberFigures summary={summary} />
      <MemberTabs summary={summary} list={list} />
    </>
  );
}

/** The members that the URL asks for. */
export function MembersPage({ queryRef, list }: Props) {
  const { tenant, members: connection, mayAdd, mayEdit, mayDelete } = useLoaded(queryRef);
  const choices = useChoices(tenant);
  const { members, totalCount } = useMembers(connection);
  const rights = useMemo(
    () => ({ add: mayAdd, edit: mayEdit, delete: mayDelete }),
    [mayAdd, mayEdit, mayDelete],
  );
  const page = useMemo(() => ({ choices, rights }), [choices, rights]);
  useCurrentPage(list, page);
  return (
    <MemberRows
      members={members}
      totalCount={totalCount}
      list={list}
      onAdd={mayAdd ? () => list.open(NEW) : undefined}
      rights={rights}
      plans={choices.plans}
      shop={tenant.name}
    />
  );
}
