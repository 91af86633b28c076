import { formatMessage } from '@galla/domain';
import { ReloadBand } from '../app/router/ReloadBand.tsx';
import { PageContent } from '../ui/Page.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

/** Shown when a billing screen's main data is missing. */
export function LoadFailed({ title, back }: { title: string; back?: string }) {
  return (
    <>
      <PageHeader title={title} {...(back !== undefined && { back })} />
      <PageContent>
        <ReloadBand title={formatMessage('billing.loadFailed')} />
      </PageContent>
    </>
  );
}
