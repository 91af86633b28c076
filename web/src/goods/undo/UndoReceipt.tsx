import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { UndoReceipt_receipt$key } from '../../__generated__/UndoReceipt_receipt.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import type { NotSaved } from '../../app/graph/refusal.ts';
import { toast } from '../../app/toast/toast.ts';
import { ConfirmWrite } from '../../record/ConfirmWrite.tsx';
import { useUndoGoods } from './useUndoGoods.ts';

interface Props {
  receipt: UndoReceipt_receipt$key;
  mayUndo: boolean;
  /** The stock, the history and the totals are other ones. */
  onUndone: () => void;
}

/** Where less is left than came in, a count is what corrects the stock. */
function tellFailed({ message, ...outcome }: NotSaved): void {
  const isShort = outcome.kind === 'refused' && outcome.refusal?.code === 'STOCK_SHORT';
  toast.error(isShort ? formatMessage('goods.undoShort', { message }) : message);
}

/** Undoes a receipt entered by mistake, after asking; of an undone one, who did it and when. */
export function UndoReceipt({ receipt, mayUndo, onUndone }: Props) {
  const { id, productTitle, variantSku, quantity, unit, undoneAt, undoneBy } = useFragment(
    graphql`
      fragment UndoReceipt_receipt on GoodsReceipt {
        id
        productTitle
        variantSku
        quantity
        unit
        undoneAt
        undoneBy
      }
    `,
    receipt,
  );
  const { dateTimeNear } = useShopClock();
  const [asking, setAsking] = useState(false);
  const { write, busy } = useUndoGoods();
  const product = [productTitle, variantSku].filter(Boolean).join(' · ');
  if (undoneAt != null) {
    return (
      <Box textStyle="second" color="fg.muted">
        {formatMessage('goods.undoneBy', { name: undoneBy ?? '', at: dateTimeNear(undoneAt) })}
      </Box>
    );
  }
  if (!mayUndo) return null;
  return (
    <>
      <Button variant="outline" size="xs" mt="1" onClick={() => setAsking(true)}>
        <Undo2 strokeWidth={1.75} aria-hidden />
        {formatMessage('goods.undo')}
      </Button>
      <ConfirmWrite
        open={asking}
        title={formatMessage('goods.undoTitle', { product })}
        confirm={formatMessage('goods.undo')}
        dangerous
        busy={busy}
        write={(key) => write({ key, goodsReceipt: id })}
        done={formatMessage('goods.undone', { quantity, unit, product })}
        onSaved={onUndone}
        onFailed={tellFailed}
        onEnd={() => setAsking(false)}
      >
        {formatMessage('goods.undoExplained', { quantity, unit })}
      </ConfirmWrite>
    </>
  );
}
