import { formatMessage } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { EditDocument_document$key } from '../../__generated__/EditDocument_document.graphql.ts';
import type { EditDocument_tenant$key } from '../../__generated__/EditDocument_tenant.graphql.ts';
import { useOpens } from '../../app/router/opens.ts';
import { UnsavedGuard } from '../../app/router/UnsavedGuard.tsx';
import type { MayEdit } from '../cart/cart.ts';
import { MoreDetails } from '../cart/MoreDetails.tsx';
import { useInvoiceForm } from '../cart/useInvoiceForm.ts';
import { useOnceAllowed } from '../useOnceAllowed.ts';
import { ChooseBill } from './ChooseBill.tsx';
import { EditPage } from './EditPage.tsx';
import { focusEditProblem } from './focusEditProblem.ts';
import { LeaveToPayment } from './LeaveToPayment.tsx';
import { useBefore } from './state/readDocument.ts';
import { useEdit } from './useEdit.ts';
import { useEditPlaces } from './useEditPlaces.ts';

interface Props {
  document: EditDocument_document$key;
  tenant: EditDocument_tenant$key;
  mayEditItems: MayEdit;
  pageSize: number;
}

/** The address to return to: the bill, open beside its list. */
function useBack(documentId: string): string {
  const history = useOpens('billing-history') ? '/Billing-History' : '/Transaction-History';
  return `${history}?open=${encodeURIComponent(documentId)}`;
}

/** A document with all its editable parts, or the reason why it cannot be edited. */
export function EditDocument({ document, tenant, mayEditItems, pageSize }: Props) {
  const shop = useFragment(
    graphql`
      fragment EditDocument_tenant on Tenant {
        business {
          capabilities
        }
        form(name: "invoice") {
          ...useInvoiceForm_form
          ...MoreDetails_form
        }
      }
    `,
    tenant,
  );
  const data = useFragment(
    graphql`
      fragment EditDocument_document on Document {
        id
        number
        editing {
          refusal
        }
        viewerCanEdit
        ...readDocument_document
        ...EditPage_document
      }
    `,
    document,
  );
  const back = useBack(data.id);
  // Once open, the user's input stays visible even if the right or the bill changes.
  const open = useOnceAllowed(data.viewerCanEdit && data.editing.refusal == null);
  const before = useBefore(data);
  const form = useInvoiceForm(shop.form ?? null);
  const navigate = useNavigate();
  const places = useEditPlaces();
  const bill = useEdit({
    documentId: data.id,
    before,
    form,
    onProblems: (problems) => {
      places.showProblems(problems);
      requestAnimationFrame(() => focusEditProblem(problems));
    },
  });
  if (!open) {
    return (
      <ChooseBill
        title={formatMessage('billing.cannotEdit', { number: data.number })}
        explained={data.editing.refusal ?? formatMessage('billing.mayNotEdit')}
        back={back}
      />
    );
  }
  return (
    <>
      <UnsavedGuard when={bill.changes > 0} onLeave={bill.giveUp} />
      {bill.leaves && (
        <LeaveToPayment
          onLeave={() => void navigate(`/QrCodePage?document=${encodeURIComponent(data.id)}`)}
        />
      )}
      <EditPage
        bill={bill}
        document={data}
        back={back}
        mayEditItems={mayEditItems}
        sellsProducts={!shop.business.capabilities.includes('HIDES_PRODUCTS')}
        pageSize={pageSize}
        details={shop.form && <MoreDetails bill={bill} form={shop.form} />}
        prescribes={shop.business.capabilities.includes('PRESCRIPTIONS')}
        places={places}
      />
    </>
  );
}
