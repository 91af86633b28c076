import { say } from '@galla/domain';
import { Suspense, type ReactNode } from 'react';
import { ProgressLine } from '../../app/router/ProgressBar.tsx';
import { Boundary } from '../../ui/Boundary.tsx';
import { PageColumns, PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { CategoryChoice } from './CategoryFilter.tsx';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import { ListFailed } from './ListFailed.tsx';
import { ListFilters } from './ListFilters.tsx';
import type { CatalogueList } from './useCatalogueList.ts';
import { WORDS } from './words.ts';

interface Props {
  list: Omit<CatalogueList, 'keep'>;
  /** The query of the page: a new one is a new try. */
  attempt: unknown;
  /** Rows of the skeleton: ten, for services twenty (spec 1 §9). */
  skeleton: number;
  /** Buttons of the header, once it is known what the person may do. */
  tools: ReactNode;
  /** A CategoryFilter with the categories of the shop. */
  categories: ReactNode;
  /** The page that the address asks for. */
  page: ReactNode;
  /** The rows that were shown last, under an error. */
  kept: ReactNode;
  /** The open item; false when none is. */
  detail: ReactNode;
}

/** The frame that both lists share: header, filters, page, and the open item beside it. */
export function CatalogueScreen({ list, attempt, skeleton, tools, categories, page, kept, detail }: Props) {
  const { kind, busy, acts } = list;
  const { title } = WORDS[kind];
  return (
    <>
      <ProgressLine busy={busy} />
      <PageHeader
        title={say(title)}
        actions={
          <Boundary attempt={attempt} renderFailed={() => null}>
            <Suspense fallback={null}>{tools}</Suspense>
          </Boundary>
        }
      />
      <PageColumns column={detail}>
        <PageContent display="flex" flexDirection="column" gap="4" pb="0" aria-busy={busy}>
          <ListFilters
            list={list}
            total={list.kept?.page.total}
            categories={
              <Boundary attempt={attempt} renderFailed={() => <CategoryChoice list={list} />}>
                <Suspense fallback={<CategoryChoice list={list} />}>{categories}</Suspense>
              </Boundary>
            }
          />
          <Suspense fallback={<SkeletonRows rows={skeleton} pictures />}>
            <Boundary
              attempt={attempt}
              renderFailed={(error) => (
                <ListFailed error={error} keptAt={list.kept?.at}>
                  {kept}
                </ListFailed>
              )}
            >
              {page}
            </Boundary>
          </Suspense>
        </PageContent>
      </PageColumns>
      <DeleteQuestion kind={kind} ids={acts.asked} names={acts.names} onAnswer={acts.answerDelete} />
    </>
  );
}
