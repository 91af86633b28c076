import { decodeBillingData, encodeBillingData, formatMessage } from '@galla/domain';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { EditBillingsQuery } from '../../__generated__/EditBillingsQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { Cart } from '../cart/Cart.tsx';
import { ChooseAgain } from '../ChooseAgain.tsx';
import { LoadFailed } from '../LoadFailed.tsx';
import { MayNotBill } from '../MayNotBill.tsx';
import { noteMade } from '../papers/made.ts';
import { carriedDocument } from './carriedDocument.ts';
import { ChooseBill } from './ChooseBill.tsx';
import { EditDocument } from './EditDocument.tsx';

/** Page size of the catalogue where a bill is edited (spec 2 §9). */
const PAGE_SIZE = 60;

/**
 * /EditBillings (spec 2 §2): an existing bill, by `document` in the address or in the navigation state; with only a
 * customer's `data`, a new one.
 */
export default function EditBillings({ queryRef }: ScreenProps<EditBillingsQuery>) {
  const { viewer, document, node } = usePreloadedQuery<EditBillingsQuery>(
    graphql`
      query EditBillingsQuery($document: ID!, $edits: Boolean!, $customer: ID!, $chosen: Boolean!)
      @preloadable {
        viewer {
          mayBill: viewerCan(menu: BILLING, flag: CREATE)
          mayEditProducts: viewerCan(menu: PRODUCTS, flag: EDIT)
          mayEditServices: viewerCan(menu: SERVICES, flag: EDIT)
          tenant {
            ...Cart_tenant
            ...EditDocument_tenant
          }
        }
        document: node(id: $document) @include(if: $edits) {
          id
          ...EditDocument_document @alias(as: "edited")
        }
        node(id: $customer) @include(if: $chosen) {
          ...Cart_customer @alias(as: "customer")
        }
      }
    `,
    queryRef,
  );
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const [search] = useSearchParams();
  const carried = carriedDocument(state);
  if (viewer?.tenant == null) return <LoadFailed title={formatMessage('billing.editScreen')} />;
  const mayEditItems = { PRODUCT: viewer.mayEditProducts, SERVICE: viewer.mayEditServices };
  if (search.has('document')) {
    if (document?.edited == null) return <ChooseBill />;
    return (
      <EditDocument
        key={document.id}
        document={document.edited}
        tenant={viewer.tenant}
        mayEditItems={mayEditItems}
        pageSize={PAGE_SIZE}
      />
    );
  }
  if (carried !== undefined)
    return <Navigate to={`/EditBillings?document=${encodeURIComponent(carried)}`} replace />;
  if (!search.has('data')) return <ChooseBill />;
  const data = decodeBillingData(search.get('data') ?? '');
  if (data === undefined) {
    return (
      <ChooseAgain
        title={formatMessage('billing.invalidParameters')}
        hint={formatMessage('billing.invalidParametersHint')}
      />
    );
  }
  if (!viewer.mayBill) return <MayNotBill />;
  if (node?.customer == null) return <ChooseAgain title={formatMessage('billing.customerMissing')} />;
  return (
    <Cart
      key={`${data.option}/${data.contactId}`}
      tenant={viewer.tenant}
      customer={node.customer}
      mayEditItems={mayEditItems}
      data={data}
      onData={(next) => void navigate(`/EditBillings?data=${encodeBillingData(next)}`, { replace: true })}
      onCreated={({ id }) => {
        noteMade(id);
        void navigate(`/QrCodePage?document=${id}&data=${encodeBillingData(data)}`, { replace: true });
      }}
      pageSize={PAGE_SIZE}
    />
  );
}
