import { formatMessage } from '@galla/domain';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { GivenAway } from './useGivenAway.ts';

/** "Bill Stole at ₹0.00?" */
export function ZeroQuestion({ asked, confirm, cancel }: GivenAway) {
  const [name = '', ...more] = asked;
  const many = more.length > 0;
  return (
    <ConfirmDialog
      open={asked.length > 0}
      title={
        many
          ? formatMessage('billing.zeroTitleMany', { n: asked.length })
          : formatMessage('billing.zeroTitle', { name })
      }
      confirm={formatMessage('billing.zeroConfirm')}
      dangerous
      onConfirm={confirm}
      onCancel={cancel}
    >
      {many
        ? formatMessage('billing.zeroExplainedMany', { names: asked.join(', ') })
        : formatMessage('billing.zeroExplained')}
    </ConfirmDialog>
  );
}
