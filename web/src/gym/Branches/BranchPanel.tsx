import { formatMessage } from '@galla/domain';
import { DetailDrawer } from '../../ui/DetailDrawer.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NEW } from './address.ts';
import type { Rights } from './BranchList.tsx';
import { NewBranch } from './form/NewBranch.tsx';
import { OpenBranch } from './form/OpenBranch.tsx';
import type { Branch } from './useBranches.ts';

interface Props {
  branches: readonly Branch[];
  /** Id of the open branch, NEW, or '' for none. */
  open: string;
  rights: Rights;
  onDelete: (branch: Branch) => void;
  onClose: () => void;
}

/** Beside the list: the open branch, or the form for a new one. */
export function BranchPanel({ branches, open, rights, onDelete, onClose }: Props) {
  if (open === '') return false;
  if (open === NEW && rights.add) return <NewBranch onClose={onClose} />;
  const branch = branches.find(({ id }) => id === open);
  if (branch === undefined) {
    return (
      <DetailDrawer title={formatMessage('branches.branch')} open onClose={onClose}>
        <EmptyState title={formatMessage('branches.missing')} />
      </DetailDrawer>
    );
  }
  return (
    <OpenBranch
      key={branch.id}
      branch={branch}
      mayEdit={rights.edit}
      seesMembers={rights.members}
      onDelete={rights.remove ? () => onDelete(branch) : undefined}
      onClose={onClose}
    />
  );
}
