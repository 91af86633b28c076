import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';

/** A screen whose code or data is on its way, where no old one can stay. */
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
