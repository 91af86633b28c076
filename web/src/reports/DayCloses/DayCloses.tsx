import { formatMessage } from '@galla/domain';
import type { DayClosesPageQuery } from '../../__generated__/DayClosesPageQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { ExportButton } from '../../billing/index.ts';
import { ListPart, ListScreen, useList } from '../../list/index.ts';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { DayColumn } from '../dayClose/DayColumn.tsx';
import { ReportTabs } from '../shared/ReportTabs.tsx';
import { dayShown, DEFAULTS, variablesOf, type DayClosesKey } from './address.ts';
import { DayClosesPage } from './DayClosesPage.tsx';
import { OpenClose } from './OpenClose.tsx';

/** The closed days, with the open one beside them. */
export default function DayCloses({ queryRef }: ScreenProps<DayClosesPageQuery>) {
  const list = useList<DayClosesKey, number>(DEFAULTS, variablesOf, queryRef.variables);
  const { filters } = list;
  const day = dayShown(filters);
  return (
    <ListScreen
      title={formatMessage('reports.title')}
      actions={
        <ExportButton
          sheet={{ url: '/day-closes/export', body: {}, name: formatMessage('dayClose.file', { date: '' }) }}
          empty={list.previous?.page === 0}
        />
      }
      busy={list.busy}
      column={
        filters.open === '' ? (
          <DayColumn bar {...(day !== undefined && { day })} />
        ) : (
          <OpenClose key={filters.open} id={filters.open} onClose={list.close} />
        )
      }
    >
      <ReportTabs value="closes" />
      <ListPart
        attempt={queryRef}
        title={formatMessage('dayClose.listFailed')}
        skeleton={<SkeletonRows rows={10} />}
      >
        <DayClosesPage queryRef={queryRef} list={list} />
      </ListPart>
    </ListScreen>
  );
}
