import { decodeBillingData, encodeBillingData, formatMessage } from '@galla/domain';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { BillingsQuery } from '../../__generated__/BillingsQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { Cart } from '../cart/Cart.tsx';
import { ChooseAgain } from '../ChooseAgain.tsx';
import { typeWords } from '../documentTypes.ts';
import { LoadFailed } from '../LoadFailed.tsx';
import { MayNotBill } from '../MayNotBill.tsx';
import { useOnceAllowed } from '../useOnceAllowed.ts';
import { noteMade } from '../papers/made.ts';

/** /Billings?data=…: the cart of an invoice or order for the customer in the address (spec 2 §2). */
export default function Billings({ queryRef }: ScreenProps<BillingsQuery>) {
  const { viewer, node } = usePreloadedQuery<BillingsQuery>(
    graphql`
      query BillingsQuery($customer: ID!, $chosen: Boolean!) @preloadable {
        viewer {
          mayBill: viewerCan(menu: BILLING, flag: CREATE)
          mayEditProducts: viewerCan(menu: PRODUCTS, flag: EDIT)
          mayEditServices: viewerCan(menu: SERVICES, flag: EDIT)
          tenant {
            ...Cart_tenant
          }
        }
        node(id: $customer) @include(if: $chosen) {
          ...Cart_customer @alias(as: "customer")
        }
      }
    `,
    queryRef,
  );
  const mayBill = useOnceAllowed(viewer?.mayBill !== false);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const data = decodeBillingData(search.get('data') ?? '');
  if (data === undefined) {
    return (
      <ChooseAgain
        title={formatMessage('billing.invalidParameters')}
        hint={formatMessage('billing.invalidParametersHint')}
      />
    );
  }
  if (!mayBill) return <MayNotBill />;
  if (viewer?.tenant == null)
    return <LoadFailed title={formatMessage(typeWords(data.option).title)} back="/Billing" />;
  if (node?.customer == null) return <ChooseAgain title={formatMessage('billing.customerMissing')} />;
  return (
    <Cart
      // Each customer has a separate cart: switching customers never carries lines over.
      key={`${data.option}/${data.contactId}`}
      tenant={viewer.tenant}
      customer={node.customer}
      mayEditItems={{ PRODUCT: viewer.mayEditProducts, SERVICE: viewer.mayEditServices }}
      data={data}
      onData={(next) => void navigate(`/Billings?data=${encodeBillingData(next)}`, { replace: true })}
      onCreated={({ id }) => {
        noteMade(id);
        void navigate(`/QrCodePage?document=${id}&data=${encodeBillingData(data)}`, { replace: true });
      }}
    />
  );
}
