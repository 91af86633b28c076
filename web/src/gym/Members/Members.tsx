import { formatMessage } from '@galla/domain';
import { Suspense } from 'react';
import type { MembersPageQuery } from '../../__generated__/MembersPageQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { ListPart, ListScreen, useList } from '../../list/index.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { DEFAULTS, type MembersKey, PAGE_SIZE, variablesOf } from './address.ts';
import { MemberFigures } from './MemberFigures.tsx';
import { MemberFilters } from './MemberFilters.tsx';
import { MemberPanel } from './MemberPanel.tsx';
import { MembersPage, MembersSummary } from './MembersPage.tsx';
import { MemberTabs } from './MemberTabs.tsx';
import { MemberTools } from './MemberTools.tsx';
import type { MemberPage } from './useMembers.ts';

/** "Members": the people who train in the gym, with plan and last day (spec 3 §2.10). */
export default function Members({ queryRef }: ScreenProps<MembersPageQuery>) {
  const list = useList<MembersKey, MemberPage>(DEFAULTS, variablesOf, queryRef.variables);
  const { filters, previous } = list;
  const withoutData = (
    <>
      <MemberFigures />
      <MemberTabs list={filters.list} />
    </>
  );
  return (
    <ListScreen
      title={formatMessage('members.title')}
      actions={previous && <MemberTools rights={previous.page.rights} onOpen={list.open} />}
      busy={list.busy}
      column={previous && <MemberPanel {...previous.page} open={filters.open} onClose={list.close} />}
    >
      <Boundary attempt={queryRef} renderFailed={() => withoutData}>
        <Suspense fallback={withoutData}>
          <MembersSummary queryRef={queryRef} list={filters.list} />
        </Suspense>
      </Boundary>
      <MemberFilters list={list} choices={previous?.page.choices} />
      <ListPart
        attempt={queryRef}
        title={formatMessage('members.fetchFailed')}
        skeleton={<SkeletonRows rows={PAGE_SIZE} />}
      >
        <MembersPage queryRef={queryRef} list={list} />
      </ListPart>
    </ListScreen>
  );
}
