import { formatMessage } from '@galla/domain';
import { Navigate } from 'react-router-dom';
import { DetailDrawer } from '../../../ui/DetailDrawer.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { Shown } from '../address.ts';
import { placeText } from '../placeText.ts';
import type { Rights } from '../rights.ts';
import type { Hierarchy } from '../useHierarchy.ts';
import type { Moves } from '../useMoves.ts';
import { NewDesignation } from './NewDesignation.tsx';
import { OpenDesignation } from './OpenDesignation.tsx';

interface Props {
  shown: Shown;
  hierarchy: Hierarchy;
  rights: Rights;
  moves: Moves;
  /** Id of the last designation deleted here. */
  deleted: string | undefined;
  onShow: (shown: Shown) => void;
  onDelete: (id: string) => void;
  onClose: () => void;
}

/** The panel beside the tree: the open designation, or the form for a new one. */
export function Panel({ shown, hierarchy, rights, moves, deleted, onShow, onDelete, onClose }: Props) {
  if (shown.kind === 'nothing') return null;
  const wanted = shown.kind === 'open' ? shown.id : shown.parent;
  const designation = hierarchy.designations.find(({ id }) => id === wanted);
  if (wanted !== undefined && designation === undefined) {
    if (wanted === deleted) return <Navigate to={{ search: '' }} replace />;
    return (
      <DetailDrawer title={formatMessage('hierarchy.title')} open onClose={onClose}>
        <EmptyState title={formatMessage('hierarchy.notFound')} />
      </DetailDrawer>
    );
  }
  if (shown.kind === 'new' || designation === undefined) {
    return <NewDesignation key={wanted ?? 'root'} parent={designation} onClose={onClose} />;
  }
  const { id } = designation;
  return (
    <OpenDesignation
      key={id}
      designation={designation}
      rights={rights}
      place={placeText(hierarchy, id)}
      possible={moves.possible(id)}
      moving={moves.moving}
      onStep={(step) => moves.step(id, step)}
      onAddChild={() => onShow({ kind: 'new', parent: id })}
      onDelete={() => onDelete(id)}
      onClose={onClose}
    />
  );
}
