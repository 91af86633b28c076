import { formatMessage } from '@galla/domain';
import { ConfirmWrite } from '../../record/ConfirmWrite.tsx';
import type { Line } from './ticks.ts';
import { useRevokePermissions } from './useRevokePermissions.ts';

interface Props {
  /** Undefined while closed. */
  line: Line | undefined;
  role: { readonly id: string; readonly name: string };
  askPin: () => Promise<boolean>;
  onClose: () => void;
}

/** Asks before the rules of a menu, or of all menus of a group, are deleted. */
export function DeleteRule({ line, role, askPin, onClose }: Props) {
  const { write, busy } = useRevokePermissions(askPin);
  const { name: menu = '', menus = [] } = line ?? {};
  return (
    <ConfirmWrite
      open={line !== undefined}
      title={formatMessage('permissions.deleteTitle', { menu })}
      confirm={formatMessage('permissions.delete')}
      dangerous
      busy={busy}
      write={(key) => write({ key, designation: role.id, menus: menus.map((one) => one.menu) })}
      done={formatMessage('permissions.ruleDeleted', { menu, role: role.name })}
      onEnd={onClose}
    >
      {formatMessage('permissions.deleteExplained', { role: role.name })}
    </ConfirmWrite>
  );
}
