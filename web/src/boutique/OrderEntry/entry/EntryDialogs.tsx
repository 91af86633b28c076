import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Link } from '@chakra-ui/react/link';
import { OwnerPinQuestion } from '../../../billing/index.ts';
import { afterClosing } from '../../../ui/afterClosing.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { whenOpened } from '../../../ui/whenOpened.tsx';
import { detailsPath, ordersPath } from '../../order/paths.ts';
import { itemTitle } from '../review/ItemSum.tsx';
import { focusPart } from './elements.ts';
import { useSending, type SavedOrder } from '../send/useSending.ts';
import type { StoredOrder } from '../stored/stored.ts';
import type { Entry } from './useEntry.ts';

const SelectCustomer = whenOpened(() => import('../customer/SelectCustomer.tsx'));
const ConfirmCreate = whenOpened(() => import('../send/ConfirmCreate.tsx'));
const ConfirmUpdate = whenOpened(() => import('../send/ConfirmUpdate.tsx'));

interface Props {
  entry: Entry;
  stored: StoredOrder | undefined;
  mayAddCustomers: boolean;
  onSaved: (order: SavedOrder) => void;
}

/** The dialogs of both steps. */
export function EntryDialogs({ entry, stored, mayAddCustomers, onSaved }: Props) {
  const { asking, ask, draft, item } = entry;
  const sending = useSending(entry, onSaved);
  const close = (): void => ask(undefined);
  return (
    <>
      <SelectCustomer
        open={asking === 'customer'}
        chosen={draft.customer?.id ?? ''}
        mayAdd={mayAddCustomers}
        onCustomer={(customer) => {
          entry.setCustomer(customer);
          // The button that opened this is gone, so the focus moves to the item.
          afterClosing(() => focusPart('garment'));
        }}
        onClose={close}
      />
      <ConfirmDialog
        open={asking === 'noCustomer'}
        title={formatMessage('orderEntry.noCustomerTitle')}
        confirm={formatMessage('orderEntry.selectCustomer')}
        onConfirm={() => ask('customer')}
        onCancel={close}
      >
        {formatMessage('orderEntry.noCustomer')}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'remove'}
        title={formatMessage('orderEntry.removeQuestion', { name: itemTitle(item) })}
        confirm={formatMessage('orderEntry.removeItem')}
        dangerous
        onConfirm={() => {
          entry.remove();
          close();
        }}
        onCancel={close}
      >
        {formatMessage('orderEntry.removeExplained')}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'clear'}
        title={formatMessage('orderEntry.startAnew')}
        confirm={formatMessage('orderEntry.startAnew')}
        dangerous
        onConfirm={() => {
          entry.clear();
          close();
        }}
        onCancel={close}
      >
        {formatMessage('orderEntry.startAnewQuestion')}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'made'}
        title={formatMessage('orderEntry.madeTitle')}
        confirm={formatMessage(stored ? 'orderEntry.sendAgain' : 'orderEntry.saveAnother')}
        onConfirm={() => {
          entry.another();
          close();
          afterClosing(() => ask('confirm'));
        }}
        onCancel={close}
      >
        <Box mb="3">{formatMessage(stored ? 'orderEntry.madeEdited' : 'orderEntry.made')}</Box>
        <Link asChild>
          <a
            href={stored ? detailsPath(stored.id) : ordersPath(draft.customer?.id)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {formatMessage(stored ? 'orderEntry.seeOrder' : 'orderEntry.seeOrders')}
          </a>
        </Link>
      </ConfirmDialog>
      <OwnerPinQuestion open={sending.ownerPin.reason !== undefined} {...sending.ownerPin} />
      {stored === undefined ? (
        <ConfirmCreate
          open={asking === 'confirm'}
          entry={entry}
          busy={sending.busy}
          onCreate={sending.create}
          onClose={close}
        />
      ) : (
        <ConfirmUpdate
          open={asking === 'confirm'}
          entry={entry}
          number={stored.number}
          total={stored.total}
          busy={sending.busy}
          onUpdate={(paying) => sending.update(stored.id, paying)}
          onClose={close}
        />
      )}
    </>
  );
}
