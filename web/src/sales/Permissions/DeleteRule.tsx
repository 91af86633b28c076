import { say } from '@galla/domain';
import { useState } from 'react';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { Line } from './ticks.ts';
import { useRevokePermissions } from './useRevokePermissions.ts';

interface Props {
  /** Undefined: nothing is asked. */
  line: Line | undefined;
  role: { readonly id: string; readonly name: string };
  askPin: () => Promise<boolean>;
  onClose: () => void;
}

/** Asks before the rule of a menu, or of all menus of a group, is deleted. */
export function DeleteRule({ line, role, askPin, onClose }: Props) {
  const { write, busy } = useRevokePermissions(askPin);
  const [key, setKey] = useState(newKey);
  const menu = line?.name ?? '';
  const remove = async (): Promise<void> => {
    if (!line) return;
    const outcome = await write({ key, designation: role.id, menus: line.menus.map((one) => one.menu) });
    if (outcome.kind === 'pin') return;
    setKey(newKey());
    onClose();
    if (outcome.kind === 'saved') toast.success(say('permissions.ruleDeleted', { menu, role: role.name }));
    else toast.error(outcome.message);
  };
  return (
    <ConfirmDialog
      open={line !== undefined}
      title={say('permissions.deleteTitle', { menu })}
      confirm={say('permissions.delete')}
      dangerous
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {say('permissions.deleteExplained', { role: role.name })}
    </ConfirmDialog>
  );
}
