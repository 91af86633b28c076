import { decodeBillingData, encodeBillingData, formatMessage, type BillingData } from '@galla/domain';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { QuickBillQuery } from '../../__generated__/QuickBillQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { usePrefetch } from '../../ui/whenOpened.tsx';
import { ChooseAgain } from '../ChooseAgain.tsx';
import { LoadFailed } from '../LoadFailed.tsx';
import { MayNotBill } from '../MayNotBill.tsx';
import { useOnceAllowed } from '../useOnceAllowed.ts';
import { AmountPage } from './AmountPage.tsx';
import { QuickBillTabs, TAB, type QuickBillTab } from './QuickBillTabs.tsx';
import { lazyPart } from '../../ui/lazyPart.ts';
import { noteMade } from '../papers/made.ts';

// The amount needs no cart: it is loaded for the proposal tab, and the amount stays until it arrives.
const fetchCart = async () => ({ default: (await import('../cart/Cart.tsx')).Cart });
const Cart = lazyPart(fetchCart);

const pathOf = (data: BillingData, tab: QuickBillTab): string =>
  `/QuickBill?${new URLSearchParams({ data: encodeBillingData(data), [TAB]: tab }).toString()}`;

/** /QuickBill?data=…: an amount with its UPI QR code, or the cart of a proposal, for the customer in the address. */
export default function QuickBill({ queryRef }: ScreenProps<QuickBillQuery>) {
  const { viewer, node } = usePreloadedQuery<QuickBillQuery>(
    graphql`
      query QuickBillQuery($customer: ID!, $chosen: Boolean!) @preloadable {
        viewer {
          mayBill: viewerCan(menu: BILLING, flag: CREATE)
          mayEditProducts: viewerCan(menu: PRODUCTS, flag: EDIT)
          mayEditServices: viewerCan(menu: SERVICES, flag: EDIT)
          tenant {
            ...Cart_tenant
            ...AmountPage_tenant
          }
        }
        node(id: $customer) @include(if: $chosen) {
          ...Cart_customer @alias(as: "cart")
          ...AmountPage_customer @alias(as: "customer")
        }
      }
    `,
    queryRef,
  );
  usePrefetch(fetchCart);
  const mayBill = useOnceAllowed(viewer?.mayBill !== false);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const data = decodeBillingData(search.get('data') ?? '');
  const tab: QuickBillTab = search.get(TAB) === 'proposal' ? 'proposal' : 'amount';
  if (data === undefined) {
    return (
      <ChooseAgain
        title={formatMessage('billing.invalidParameters')}
        hint={formatMessage('billing.invalidParametersHint')}
      />
    );
  }
  if (!mayBill) return <MayNotBill />;
  if (viewer?.tenant == null) return <LoadFailed title={formatMessage('quickBill.title')} back="/Billing" />;
  if (node?.cart == null || node.customer == null || data.contactMobile === '') {
    return <ChooseAgain title={formatMessage('billing.customerMissing')} />;
  }
  const tabs = <QuickBillTabs tab={tab} pathOf={(to) => pathOf(data, to)} />;
  if (tab === 'amount') {
    return (
      <AmountPage
        tenant={viewer.tenant}
        customer={node.customer}
        back={`/Billing?type=${data.option}&customer=${data.contactId}`}
        above={tabs}
      />
    );
  }
  return (
    <Cart
      key={data.contactId}
      tenant={viewer.tenant}
      customer={node.cart}
      mayEditItems={{ PRODUCT: viewer.mayEditProducts, SERVICE: viewer.mayEditServices }}
      data={{ ...data, option: 'proposal' }}
      onData={(next) => void navigate(pathOf(next, tab), { replace: true })}
      onCreated={({ id }) => {
        noteMade(id);
        void navigate(`/QrCodePage?document=${id}&data=${encodeBillingData(data)}`, { replace: true });
      }}
      above={tabs}
    />
  );
}
