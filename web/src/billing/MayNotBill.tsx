import { say } from '@galla/domain';
import { NotYours } from '../ui/NotYours.tsx';
import { PageContent } from '../ui/Page.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

/** In place of a cart or an amount, for whoever may look at billing and not bill. */
export function MayNotBill() {
  return (
    <>
      <PageHeader title={say('billing.title')} back="/Billing" />
      <PageContent>
        <NotYours title={say('billing.mayNotBill')} />
      </PageContent>
    </>
  );
}
