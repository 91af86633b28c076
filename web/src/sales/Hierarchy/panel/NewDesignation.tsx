import { formatMessage } from '@galla/domain';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { toast } from '../../../app/toast/toast.ts';
import { searchOf } from '../address.ts';
import { useCreateDesignation } from '../writes/useCreateDesignation.ts';
import { DesignationForm } from './DesignationForm.tsx';
import { NEW_ENTRIES } from './entries.ts';

interface Props {
  /** Undefined for the top level. */
  parent: { id: string; name: string } | undefined;
  onClose: () => void;
}

/** The form for a new designation; after saving the panel shows it. */
export function NewDesignation({ parent, onClose }: Props) {
  const failed = parent ? 'hierarchy.addChildFailed' : 'hierarchy.addRootFailed';
  const { write } = useCreateDesignation(failed);
  const [added, setAdded] = useState<string>();
  // Replaces the form, so that its guard does not ask.
  if (added !== undefined) {
    return <Navigate to={{ search: searchOf({ kind: 'open', id: added }).toString() }} replace />;
  }
  return (
    <DesignationForm
      title={formatMessage('hierarchy.newRoot')}
      second={
        parent
          ? formatMessage('hierarchy.newChildOf', { name: parent.name })
          : formatMessage('hierarchy.newRootAt')
      }
      saved={NEW_ENTRIES}
      draftName={`designation below ${parent?.id ?? 'nothing'}`}
      first
      failed={failed}
      onSave={(fields, key) => write({ key, ...fields, ...(parent && { parent: parent.id }) })}
      onSaved={(id, name) => {
        toast.success(formatMessage('hierarchy.added', { name }));
        setAdded(id);
      }}
      onClose={onClose}
    />
  );
}
