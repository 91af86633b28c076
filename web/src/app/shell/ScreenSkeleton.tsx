import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';

/** Shown while a screen's code or data loads and no old screen can stay. */
export function ScreenSkeleton({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} />
      <PageContent>
        <SkeletonRows rows={10} />
      </PageContent>
    </>
  );
}
