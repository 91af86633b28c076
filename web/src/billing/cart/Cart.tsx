import { formatMessage, type BillingData } from '@galla/domain';
import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { Cart_customer$key } from '../../__generated__/Cart_customer.graphql.ts';
import type { Cart_tenant$key } from '../../__generated__/Cart_tenant.graphql.ts';
import { toast } from '../../app/toast/toast.ts';
import { UnsavedGuard } from '../../app/router/UnsavedGuard.tsx';
import { useKeeping } from '../../local/keeping.ts';
import { useWide } from '../../ui/useWide.ts';
import { typeWords } from '../documentTypes.ts';
import { isStarted } from './cart.ts';
import { hasProblems, type CartProblems } from './cartProblems.ts';
import { CartPage } from './CartPage.tsx';
import { focusProblem } from './focus.ts';
import { MoreDetails } from './MoreDetails.tsx';
import { useBill } from './useBill.ts';
import { useCartTerms } from './useCartTerms.ts';
import { useInvoiceForm } from './useInvoiceForm.ts';
import type { MayEdit } from './cart.ts';

interface Props {
  tenant: Cart_tenant$key;
  customer: Cart_customer$key;
  /** Edit rights by kind of item: `viewerCan(menu: PRODUCTS, flag: EDIT)` for products. */
  mayEditItems: MayEdit;
  /** Customer, employee, and document type (`data.option`). */
  data: BillingData;
  /** Another customer or employee was chosen: the screen updates its address. */
  onData: (data: BillingData) => void;
  /** The document was created, and the cart is empty again. */
  onCreated: (document: { id: string; number: string }) => void;
  /** Between header and content: tabs, if the cart is one tab of a screen. */
  above?: ReactNode;
  /** Page size of the catalogue; 10 by default. */
  pageSize?: number;
}

/** Whether the bill has problems outside the prescription. */
const isWrongElsewhere = (problems: CartProblems): boolean =>
  hasProblems({ ...problems, prescription: undefined });

/** The cart of an invoice, order or proposal: its lines, sums, and the button that creates it. */
export function Cart(props: Props) {
  const { tenant, customer, mayEditItems, data, onData, onCreated, above, pageSize } = props;
  const shop = useFragment(
    graphql`
      fragment Cart_tenant on Tenant {
        id
        business {
          capabilities
        }
        form(name: "invoice") {
          ...useInvoiceForm_form
          ...MoreDetails_form
        }
        ...useCartTerms_tenant
      }
    `,
    tenant,
  );
  const buyer = useFragment(
    graphql`
      fragment Cart_customer on Customer {
        name
        mobile
        ...useCartTerms_customer
      }
    `,
    customer,
  );
  const words = typeWords(data.option);
  const form = useInvoiceForm(shop.form ?? null);
  const wide = useWide();
  const keeping = useKeeping();
  const [sheetOpen, setSheetOpen] = useState(false);
  const [prescribing, setPrescribing] = useState(false);
  const bill = useBill({
    words,
    form,
    terms: useCartTerms(shop, buyer, words.type),
    data,
    onCreated: (document) => {
      const made = { document: formatMessage(words.name), number: document.number };
      toast.success(
        words.type === 'INVOICE'
          ? formatMessage('billing.createdToast')
          : formatMessage('billing.created', made),
      );
      onCreated(document);
    },
    onProblems: (problems) => {
      if (isWrongElsewhere(problems) && !wide) setSheetOpen(true);
      else if (Object.keys(problems.prescription ?? {}).length > 0) setPrescribing(true);
      requestAnimationFrame(() => focusProblem(problems));
    },
  });
  return (
    <>
      {/* Asks only if this device cannot store the cart; a stored one is restored. */}
      <UnsavedGuard when={isStarted(bill.cart) && !keeping} />
      <CartPage
        bill={bill}
        tenantId={shop.id}
        customer={{ name: buyer.name, mobile: buyer.mobile ?? '' }}
        data={data}
        onData={onData}
        mayEditItems={mayEditItems}
        sellsProducts={!shop.business.capabilities.includes('HIDES_PRODUCTS')}
        prescribes={shop.business.capabilities.includes('PRESCRIPTIONS')}
        prescribing={prescribing}
        onPrescribing={setPrescribing}
        details={shop.form && <MoreDetails bill={bill} form={shop.form} />}
        sheetOpen={sheetOpen}
        onSheet={setSheetOpen}
        above={above}
        {...(pageSize !== undefined && { pageSize })}
      />
    </>
  );
}
