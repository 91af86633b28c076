import { formatMessage } from '@galla/domain';
import { NotYours } from '../ui/NotYours.tsx';
import { PageContent } from '../ui/Page.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

/** Shown in place of a cart or an amount to users who may view billing but not bill. */
export function MayNotBill() {
  return (
    <>
      <PageHeader title={formatMessage('billing.title')} back="/Billing" />
      <PageContent>
        <NotYours title={formatMessage('billing.mayNotBill')} />
      </PageContent>
    </>
  );
}
