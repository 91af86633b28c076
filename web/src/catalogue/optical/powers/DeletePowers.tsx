import { formatMessage } from '@galla/domain';
import { useState, type RefObject } from 'react';
import { ConfirmWrite } from '../../../record/ConfirmWrite.tsx';
import { useDeletePowers } from './useDeletePowers.ts';

/** A row of powers to be deleted. */
export interface AskedPowers {
  /** Global id of the prescription. */
  id: string;
  /** "−2.00 −0.75 90 65.0". */
  name: string;
  /** Index of the row. */
  at: number;
}

interface Props {
  /** Undefined while the dialog is closed. */
  powers: AskedPowers | undefined;
  /** The list, in which another row takes the place of the deleted one. */
  list: RefObject<HTMLUListElement | null>;
  onDeleted: (id: string) => void;
  onEnd: () => void;
}

/**
 * The element to focus in the row at the same index, or in the last one: its button, or else its first field.
 */
function inPlace(list: HTMLUListElement | null, at: number): HTMLElement | null {
  const rows = list?.querySelectorAll<HTMLLIElement>(':scope > li') ?? [];
  const row = rows[Math.min(at, rows.length - 1)];
  return (
    row?.querySelector<HTMLElement>('button:not([tabindex="-1"])') ?? row?.querySelector('input') ?? null
  );
}

/**
 * Asks before powers are deleted. Rendered beside the list, because a dialog inside the row would unmount
 * with it.
 */
export function DeletePowers({ powers, list, onDeleted, onEnd }: Props) {
  const { write, busy } = useDeletePowers();
  // The dialog keeps the powers while it closes.
  const [last, setLast] = useState(powers);
  if (powers !== undefined && powers !== last) setLast(powers);
  const at = last?.at ?? 0;
  const place: RefObject<HTMLElement | null> = {
    get current() {
      return inPlace(list.current, at);
    },
    set current(_element) {
      // The focus follows the row's index.
    },
  };
  return (
    <ConfirmWrite
      open={powers !== undefined}
      title={formatMessage('optical.deletePowers', { name: last?.name ?? '' })}
      confirm={formatMessage('optical.delete')}
      dangerous
      busy={busy}
      finalFocus={place}
      write={(key) => write({ key, prescription: powers?.id ?? '' })}
      onSaved={() => powers && onDeleted(powers.id)}
      onEnd={onEnd}
    >
      {formatMessage('optical.deletePowersExplained')}
    </ConfirmWrite>
  );
}
