import { FLAGS, formatMessage } from '@galla/domain';
import { ConfirmWrite } from '../../record/ConfirmWrite.tsx';
import { countOf, type TickMenu, type Ticks } from './ticks.ts';
import { useConfirmPermissions } from './useConfirmPermissions.ts';

interface Props {
  open: boolean;
  role: { readonly id: string; readonly name: string };
  /** Version of the shown rules. */
  version: number;
  ticks: Ticks;
  menus: readonly TickMenu[];
  /** A tick is still being saved. */
  waiting: boolean;
  askPin: () => Promise<boolean>;
  onClose: () => void;
}

/** Asks to confirm the ticked permissions of a role. */
export function ConfirmAll({ open, role, version, ticks, menus, waiting, askPin, onClose }: Props) {
  const { write, busy } = useConfirmPermissions(askPin);
  const rules = menus.flatMap(({ menu }) => {
    const flags = ticks.get(menu);
    return flags ? [{ menu, ...flags }] : [];
  });
  return (
    <ConfirmWrite
      open={open}
      title={formatMessage('permissions.confirmTitle', { role: role.name })}
      confirm={formatMessage('permissions.confirmAll')}
      busy={busy || waiting}
      write={(key) => write({ key, designation: role.id, rules, expectedVersion: version })}
      done={formatMessage('permissions.confirmedFor', { role: role.name })}
      onEnd={onClose}
    >
      {formatMessage('permissions.confirmExplained', {
        role: role.name,
        n: countOf(ticks, menus),
        total: menus.length * FLAGS.length,
      })}
    </ConfirmWrite>
  );
}
