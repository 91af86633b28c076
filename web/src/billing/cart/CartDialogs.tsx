import { formatMessage, formatCount, prescribedPowers, type BillingData } from '@galla/domain';
import { toast } from '../../app/toast/toast.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { OwnerPinQuestion } from '../limits/OwnerPinQuestion.ts';
import { whenOpened } from '../../ui/whenOpened.tsx';
import type { Asking } from './CartPage.tsx';
import { useChangeCustomer } from './useChangeCustomer.ts';
import type { Adding } from './useAdding.ts';
import type { Bill } from './useBill.ts';
import { wireOf } from '../prescription/entries.ts';
import type { MayEdit } from './cart.ts';
import { ZeroQuestion } from './ZeroQuestion.tsx';

// Loaded on demand: most bills do not need them, and the customer form and camera reader are as large as the cart.
const EditLineDialog = whenOpened(() => import('./edit/EditLineDialog.tsx'));
const CodeDialog = whenOpened(() => import('./CodeDialog.tsx'));
const AskPriceDialog = whenOpened(() => import('./edit/AskPriceDialog.tsx'));
const VariantDialog = whenOpened(() => import('../../catalogue/variants/VariantDialog.tsx'));
const ScanDialog = whenOpened(() => import('../../catalogue/scan/ScanDialog.tsx'));
const ChangeCustomer = whenOpened(() => import('./change/ChangeCustomer.tsx'));

interface Props {
  bill: Bill;
  /** Global id of the shop. */
  tenantId: string;
  adding: Adding;
  asking: Asking;
  onAsked: () => void;
  /** Key of the line being edited. */
  editing: string | undefined;
  onEdited: () => void;
  mayEditItems: MayEdit;
  data: BillingData;
  onData: (data: BillingData) => void;
}

/** All dialogs of the cart. */
export function CartDialogs(props: Props) {
  const { bill, tenantId, adding, asking, onAsked, editing, onEdited, mayEditItems, data, onData } = props;
  const { change, other, openOther, stay } = useChangeCustomer(bill, data, onData);
  const line = bill.cart.lines.find(({ key }) => key === editing);
  return (
    <>
      <EditLineDialog
        open={line !== undefined}
        line={line}
        mayEditItems={mayEditItems}
        dispatch={bill.dispatch}
        onClose={onEdited}
      />
      <VariantDialog
        open={adding.choosing !== undefined}
        product={adding.choosing}
        inCart={adding.inCart}
        eyes={prescribedPowers(wireOf(bill.cart.prescription ?? {}))}
        onChosen={adding.takeVariants}
        onClose={adding.closeVariants}
      />
      <CodeDialog open={bill.code !== undefined} bill={bill} tenantId={tenantId} />
      <AskPriceDialog
        open={adding.pricing !== undefined}
        entry={adding.pricing}
        onPrice={adding.takePrice}
        onClose={adding.closePricing}
      />
      <ZeroQuestion {...bill.givenAway} />
      <OwnerPinQuestion open={bill.ownerPin.reason !== undefined} {...bill.ownerPin} />
      <ScanDialog
        open={asking === 'scan'}
        onCode={(code) => {
          onAsked();
          void adding.addCode(code);
        }}
        onClose={onAsked}
      />
      <ChangeCustomer
        open={asking === 'customer'}
        onOpen={onAsked}
        data={data}
        onData={(next) => void change(next)}
      />
      <ConfirmDialog
        open={other !== undefined}
        title={formatMessage('billing.otherCartTitle', { name: other?.data.contactName ?? '' })}
        confirm={formatMessage('billing.openThatCart')}
        onConfirm={openOther}
        onCancel={stay}
      >
        {formatMessage('billing.otherCart', {
          items: formatCount('billing.items', other?.items ?? 0),
          name: data.contactName,
        })}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'clear'}
        title={formatMessage('billing.clearCart')}
        confirm={formatMessage('billing.clearCart')}
        dangerous
        onConfirm={() => {
          bill.clear();
          onAsked();
          toast.info(formatMessage('billing.cartCleared'));
        }}
        onCancel={onAsked}
      >
        {formatMessage('billing.clearCartQuestion')}
      </ConfirmDialog>
    </>
  );
}
