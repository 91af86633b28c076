import { formatMessage } from '@galla/domain';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import type { AccountDetailsQuery } from '../../__generated__/AccountDetailsQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { ReloadBand } from '../../app/router/ReloadBand.tsx';
import { NotYours } from '../../ui/NotYours.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { returnPath } from '../upi/accountDetailsPath.ts';
import { Account } from './Account.tsx';

/** The account that receives UPI payments: entered once, changed with the PIN (spec 1 §2). */
export default function AccountDetails({ queryRef }: ScreenProps<AccountDetailsQuery>) {
  const { viewer } = usePreloadedQuery<AccountDetailsQuery>(
    graphql`
      query AccountDetailsQuery @preloadable {
        viewer {
          mayBill: viewerCan(menu: BILLING, flag: VIEW)
          maySet: viewerCan(menu: SETTINGS, flag: VIEW)
          mayLook: viewerCan(menu: UPI_ACCOUNTS, flag: VIEW)
          mayEdit: viewerCan(menu: UPI_ACCOUNTS, flag: EDIT)
          tenant {
            id
            form(name: "account_details") {
              ...Account_form
            }
          }
        }
      }
    `,
    queryRef,
  );
  const [search] = useSearchParams();
  const from = returnPath(search);
  const form = viewer?.tenant?.form;
  const maySee = viewer == null || viewer.mayBill || viewer.maySet || viewer.mayLook;
  return (
    <>
      <PageHeader title={formatMessage('tenant.upiTitle')} back={from ?? '/'} />
      <PageContent>
        {!maySee ? (
          <NotYours />
        ) : viewer?.tenant == null || form == null ? (
          <ReloadBand title={formatMessage('forms.fetchFailed')} />
        ) : (
          <Account form={form} tenantId={viewer.tenant.id} mayEdit={viewer.mayEdit} from={from} />
        )}
      </PageContent>
    </>
  );
}
