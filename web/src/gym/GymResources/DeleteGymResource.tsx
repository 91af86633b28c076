import { formatMessage, RESOURCE_KINDS } from '@galla/domain';
import { useState } from 'react';
import { ConfirmWrite } from '../../record/ConfirmWrite.tsx';
import type { GymResource } from './useGymResources.ts';
import { useDeleteGymResource } from './useWriteGymResources.ts';

interface Props {
  /** The resource to delete; undefined while the dialog is closed. */
  gymResource: GymResource | undefined;
  onDeleted: () => void;
  onEnd: () => void;
}

/** Asks before a resource is deleted. */
export function DeleteGymResource({ gymResource, onDeleted, onEnd }: Props) {
  const { write, busy } = useDeleteGymResource();
  // The dialog keeps the name while it closes.
  const [last, setLast] = useState(gymResource);
  if (gymResource !== undefined && gymResource !== last) setLast(gymResource);
  return (
    <ConfirmWrite
      open={gymResource !== undefined}
      title={formatMessage('resources.deleteQuestion', { name: last?.name ?? '' })}
      confirm={formatMessage('shell.delete')}
      dangerous
      busy={busy}
      write={(key) =>
        write({ key, gymResource: gymResource?.id ?? '', expectedVersion: gymResource?.version })
      }
      done={formatMessage('resources.deleted', { kind: RESOURCE_KINDS[last?.kind ?? 'EXERCISE'] })}
      onSaved={onDeleted}
      onEnd={onEnd}
    >
      {formatMessage('resources.deleteExplained')}
    </ConfirmWrite>
  );
}
