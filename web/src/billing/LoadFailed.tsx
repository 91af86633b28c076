import { say } from '@galla/domain';
import { useRevalidator } from 'react-router-dom';
import { ErrorBand } from '../ui/ErrorBand.tsx';
import { PageContent } from '../ui/Page.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

/** A billing screen whose data came without its main part. */
export function LoadFailed({ title, back }: { title: string; back?: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <PageHeader title={title} {...(back !== undefined && { back })} />
      <PageContent>
        <ErrorBand
          title={say('billing.loadFailed')}
          busy={state !== 'idle'}
          onRetry={() => void revalidate()}
        />
      </PageContent>
    </>
  );
}
