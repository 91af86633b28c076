import { formatMessage } from '@galla/domain';
import { useState, type RefObject } from 'react';
import { ConfirmWrite } from '../../../record/ConfirmWrite.tsx';
import { useDeletePowers } from './useDeletePowers.ts';

/** The powers of a row that may go. */
export interface AskedPowers {
  /** Global id of the prescription. */
  id: string;
  /** "−2.00 −0.75 90 65.0". */
  name: string;
  /** Where the row stands, from 0. */
  at: number;
}

interface Props {
  /** Undefined while nothing is asked. */
  powers: AskedPowers | undefined;
  /** The list, in which another row stands in the place of the deleted one. */
  list: RefObject<HTMLUListElement | null>;
  onDeleted: (id: string) => void;
  onEnd: () => void;
}

/** What the focus goes to in the row that is now in the place, or in the last one: its button, else its first field. */
function inPlace(list: HTMLUListElement | null, at: number): HTMLElement | null {
  const rows = list?.querySelectorAll<HTMLLIElement>(':scope > li') ?? [];
  const row = rows[Math.min(at, rows.length - 1)];
  return (
    row?.querySelector<HTMLElement>('button:not([tabindex="-1"])') ?? row?.querySelector('input') ?? null
  );
}

/** Asks before powers are deleted. It stands beside the list: a question within its row would go with it. */
export function DeletePowers({ powers, list, onDeleted, onEnd }: Props) {
  const { write, busy } = useDeletePowers();
  // The question is still on its way out when nothing is asked any more.
  const [last, setLast] = useState(powers);
  if (powers !== undefined && powers !== last) setLast(powers);
  const at = last?.at ?? 0;
  const place: RefObject<HTMLElement | null> = {
    get current() {
      return inPlace(list.current, at);
    },
    set current(_element) {
      // The place is where the row is.
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
