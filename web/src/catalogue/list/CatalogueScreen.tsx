import { formatMessage } from '@galla/domain';
import { Suspense, type ReactNode } from 'react';
import { ListPart, ListScreen } from '../../list/index.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { CategoryChoice } from './CategoryFilter.tsx';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import { ListFilters } from './ListFilters.tsx';
import type { CatalogueList } from './useCatalogueList.ts';
import { WORDS } from './words.ts';

interface Props {
  list: Pick<CatalogueList, 'kind' | 'busy' | 'acts' | 'filters' | 'filter' | 'previous'>;
  /** The query of the page; a new one resets the error boundary. */
  attempt: unknown;
  /** Number of skeleton rows: ten, or twenty for services (spec 1 §9). */
  skeleton: number;
  /** Buttons of the header, once the user's rights are known. */
  tools: ReactNode;
  /** A CategoryFilter with the shop's categories. */
  categories: ReactNode;
  /** The page that the URL asks for. */
  page: ReactNode;
  /** Rows of the previous page, shown below an error. */
  previous: ReactNode;
  /** The open item; false if none is. */
  detail: ReactNode;
}

/** The layout that both lists share: header, filters, page, and the open item beside it. */
export function CatalogueScreen({
  list,
  attempt,
  skeleton,
  tools,
  categories,
  page,
  previous,
  detail,
}: Props) {
  const { kind, busy, acts } = list;
  const { title } = WORDS[kind];
  return (
    <>
      <ListScreen
        title={formatMessage(title)}
        actions={
          <Boundary attempt={attempt} renderFailed={() => null}>
            <Suspense fallback={null}>{tools}</Suspense>
          </Boundary>
        }
        busy={busy}
        column={detail}
      >
        <ListFilters
          list={list}
          total={list.previous?.page.totalCount}
          categories={
            <Boundary attempt={attempt} renderFailed={() => <CategoryChoice list={list} />}>
              <Suspense fallback={<CategoryChoice list={list} />}>{categories}</Suspense>
            </Boundary>
          }
        />
        <ListPart
          attempt={attempt}
          title={formatMessage('catalogue.loadFailed')}
          skeleton={<SkeletonRows rows={skeleton} pictures />}
          previousAt={list.previous?.at}
          previous={previous}
        >
          {page}
        </ListPart>
      </ListScreen>
      <DeleteQuestion kind={kind} ids={acts.asked} names={acts.names} onAnswer={acts.answerDelete} />
    </>
  );
}
