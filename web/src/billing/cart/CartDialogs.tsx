import { say, type BillingData } from '@galla/domain';
import { toast } from '../../app/toast/toast.ts';
import { ScanDialog } from '../../catalogue/scan/ScanDialog.tsx';
import { VariantDialog } from '../../catalogue/variants/VariantDialog.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { Asking } from './CartPage.tsx';
import { ChangeCustomer } from './change/ChangeCustomer.tsx';
import { EditLineDialog } from './edit/EditLineDialog.tsx';
import type { Adding } from './useAdding.ts';
import type { Bill } from './useBill.ts';
import type { MayEdit } from './cart.ts';

interface Props {
  bill: Bill;
  adding: Adding;
  asking: Asking;
  onAsked: () => void;
  /** The key of the line that is edited. */
  editing: string | undefined;
  onEdited: () => void;
  mayEditItems: MayEdit;
  data: BillingData;
  onData: (data: BillingData) => void;
}

/** Everything that the cart asks above itself. */
export function CartDialogs(props: Props) {
  const { bill, adding, asking, onAsked, editing, onEdited, mayEditItems, data, onData } = props;
  return (
    <>
      <EditLineDialog
        line={bill.cart.lines.find(({ key }) => key === editing)}
        mayEditItems={mayEditItems}
        dispatch={bill.dispatch}
        onClose={onEdited}
      />
      <VariantDialog
        product={adding.choosing}
        inCart={adding.inCart}
        onChosen={adding.takeVariants}
        onClose={adding.closeVariants}
      />
      <ScanDialog
        open={asking === 'scan'}
        onCode={(code) => {
          onAsked();
          void adding.addCode(code);
        }}
        onClose={onAsked}
      />
      <ChangeCustomer open={asking === 'customer'} onOpen={onAsked} data={data} onData={onData} />
      <ConfirmDialog
        open={asking === 'clear'}
        title={say('billing.clearCart')}
        confirm={say('billing.clearCart')}
        dangerous
        onConfirm={() => {
          bill.clear();
          onAsked();
          toast.told(say('billing.cartCleared'));
        }}
        onCancel={onAsked}
      >
        {say('billing.clearCartQuestion')}
      </ConfirmDialog>
    </>
  );
}
