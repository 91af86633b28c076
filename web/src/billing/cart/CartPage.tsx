import { formatMessage, type BillingData } from '@galla/domain';
import { Suspense, useState, type KeyboardEvent, type ReactNode } from 'react';
import { canScan, CatalogueBrowser, ScanButton } from '../../catalogue/index.ts';
import { FormSkeleton } from '../../ui/form/FormSkeleton.tsx';
import { lazyPart } from '../../ui/lazyPart.ts';
import { PageColumns } from '../../ui/Page.tsx';
import { usePhone, useWide } from '../../ui/useWide.ts';
import { useOpenCarts } from '../openCarts/useOpenCarts.ts';
import { GoesAlong } from '../prescription/GoesAlong.tsx';
import { isStarted } from './cart.ts';
import { CartColumn } from './CartColumn.tsx';
import { CartDialogs } from './CartDialogs.tsx';
import { CartHeader } from './CartHeader.tsx';
import { CustomerHead } from './CustomerHead.tsx';
import { focusSearch } from './focus.ts';
import { rowStepper } from './rowStepper.tsx';
import { useAdding } from './useAdding.ts';
import type { Bill } from './useBill.ts';
import { useCartKeys } from './useCartKeys.ts';
import type { MayEdit } from './cart.ts';

// Loaded on demand: only opticians need it.
const PrescriptionTab = lazyPart(() => import('../prescription/PrescriptionTab.tsx'));

interface Props {
  bill: Bill;
  /** Global id of the shop. */
  tenantId: string;
  customer: { name: string; mobile: string };
  data: BillingData;
  onData: (data: BillingData) => void;
  mayEditItems: MayEdit;
  sellsProducts: boolean;
  /** Whether the shop is an optician's, which shows the prescription tab. */
  prescribes: boolean;
  prescribing: boolean;
  onPrescribing: (shown: boolean) => void;
  details: ReactNode;
  sheetOpen: boolean;
  onSheet: (open: boolean) => void;
  above: ReactNode;
  pageSize?: number;
}

/** The open question or dialog. */
export type Asking = 'customer' | 'clear' | 'scan' | undefined;

/** Enter finishes editing a number and returns to the search; it creates nothing. */
function enterEndsTyping(event: KeyboardEvent): void {
  const { target } = event;
  const isNumber = target instanceof HTMLInputElement && target.inputMode === 'decimal';
  if (event.key !== 'Enter' || event.ctrlKey || !isNumber) return;
  event.preventDefault();
  focusSearch();
}

const hints = () =>
  [
    [['ArrowUp', 'ArrowDown'], formatMessage('shell.keyMove')],
    [['F2'], formatMessage('billing.keyQuantity')],
    [['F4'], formatMessage('billing.keyDiscount')],
    [['F8'], formatMessage('billing.keyMode')],
    [['F9'], formatMessage('billing.keyReceived')],
  ] as const;

/** The catalogue on the left, the cart on the right; on tablets and phones the cart is a bar that opens. */
export function CartPage(props: Props) {
  const { bill, tenantId, customer, data, onData, mayEditItems, sellsProducts, details } = props;
  const { sheetOpen, onSheet, above, pageSize, prescribes, prescribing, onPrescribing } = props;
  const { cart, dispatch, terms, words } = bill;
  const adding = useAdding(cart, dispatch);
  const openCarts = useOpenCarts().filter(
    (one) => one.data.contactId !== data.contactId || one.data.option !== data.option,
  );
  const [asking, setAsking] = useState<Asking>();
  const [editing, setEditing] = useState<string>();
  const wide = useWide();
  const phone = usePhone();
  useCartKeys({ bill, lastAdded: adding.lastAdded, inSheet: sheetOpen && !wide });
  const scan = canScan() ? () => setAsking('scan') : undefined;
  return (
    <>
      <CartHeader
        title={formatMessage(words.title)}
        customerName={customer.name}
        back={`/Billing?type=${data.option}&customer=${data.contactId}`}
        started={isStarted(cart)}
        openCarts={openCarts}
        onClear={() => setAsking('clear')}
        onChangeCustomer={() => setAsking('customer')}
        onScan={scan}
      />
      {above}
      <PageColumns
        column={
          <div role="presentation" onKeyDown={enterEndsTyping} style={{ display: 'contents' }}>
            <CartColumn
              bill={bill}
              customerName={customer.name}
              head={
                <CustomerHead
                  {...customer}
                  employeeName={data.employeeName}
                  sharedBy={data.parts?.length ?? 0}
                  onChange={() => setAsking('customer')}
                />
              }
              prescribed={
                <GoesAlong
                  bill={bill}
                  onShow={() => {
                    onSheet(false);
                    onPrescribing(true);
                  }}
                />
              }
              details={details}
              lastAdded={adding.lastAdded}
              onEdit={setEditing}
              open={sheetOpen}
              onOpen={onSheet}
            />
          </div>
        }
      >
        <CatalogueBrowser
          sellsProducts={sellsProducts}
          chargesGst={terms.shop.registration === 'REGULAR'}
          onAdd={adding.add}
          stepper={(entry) => rowStepper(cart, entry, dispatch)}
          beside={scan && !phone && <ScanButton onScan={scan} />}
          hints={hints()}
          {...(pageSize !== undefined && { pageSize })}
          extra={
            prescribes
              ? {
                  title: formatMessage('prescription.title'),
                  shown: prescribing,
                  onShown: onPrescribing,
                  content: (
                    <Suspense fallback={<FormSkeleton fields={6} />}>
                      <PrescriptionTab bill={bill} />
                    </Suspense>
                  ),
                }
              : undefined
          }
        />
      </PageColumns>
      <CartDialogs
        bill={bill}
        tenantId={tenantId}
        adding={adding}
        asking={asking}
        onAsked={() => setAsking(undefined)}
        editing={editing}
        onEdited={() => setEditing(undefined)}
        mayEditItems={mayEditItems}
        data={data}
        onData={onData}
      />
    </>
  );
}
