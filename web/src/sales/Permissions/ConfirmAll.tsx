import { FLAGS, say } from '@galla/domain';
import { useState } from 'react';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { countOf, type TickMenu, type Ticks } from './ticks.ts';
import { useConfirmPermissions } from './useConfirmPermissions.ts';

interface Props {
  open: boolean;
  role: { readonly id: string; readonly name: string };
  /** Of the rules that are seen. */
  version: number;
  ticks: Ticks;
  menus: readonly TickMenu[];
  /** A tick is still being saved. */
  waiting: boolean;
  askPin: () => Promise<boolean>;
  onClose: () => void;
}

/** Asks whether the role may do exactly what is ticked. */
export function ConfirmAll({ open, role, version, ticks, menus, waiting, askPin, onClose }: Props) {
  const { write, busy } = useConfirmPermissions(askPin);
  const [key, setKey] = useState(newKey);
  const rules = menus.flatMap(({ menu }) => {
    const flags = ticks.get(menu);
    return flags ? [{ menu, ...flags }] : [];
  });
  const confirm = async (): Promise<void> => {
    const outcome = await write({ key, designation: role.id, rules, expectedVersion: version });
    if (outcome.kind === 'pin') return;
    setKey(newKey());
    onClose();
    if (outcome.kind === 'saved') toast.success(say('permissions.confirmedFor', { role: role.name }));
    else toast.error(outcome.message);
  };
  return (
    <ConfirmDialog
      open={open}
      title={say('permissions.confirmTitle', { role: role.name })}
      confirm={say('permissions.confirmAll')}
      busy={busy || waiting}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {say('permissions.confirmExplained', {
        role: role.name,
        n: countOf(ticks, menus),
        total: menus.length * FLAGS.length,
      })}
    </ConfirmDialog>
  );
}
