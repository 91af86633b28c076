import { formatMessage } from '@galla/domain';
import { NotYours } from '../ui/NotYours.tsx';
import { PageContent } from '../ui/Page.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

/** In place of a cart or an amount, for whoever may look at billing and not bill. */
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
