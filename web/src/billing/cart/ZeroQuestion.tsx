import { say } from '@galla/domain';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { GivenAway } from './useGivenAway.ts';

/** "Bill Stole at ₹0.00?" */
export function ZeroQuestion({ asked, confirm, cancel }: GivenAway) {
  const [name = '', ...more] = asked;
  const many = more.length > 0;
  return (
    <ConfirmDialog
      open={asked.length > 0}
      title={many ? say('billing.zeroTitleMany', { n: asked.length }) : say('billing.zeroTitle', { name })}
      confirm={say('billing.zeroConfirm')}
      dangerous
      onConfirm={confirm}
      onCancel={cancel}
    >
      {many ? say('billing.zeroExplainedMany', { names: asked.join(', ') }) : say('billing.zeroExplained')}
    </ConfirmDialog>
  );
}
