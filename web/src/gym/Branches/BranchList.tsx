import { formatMessage } from '@galla/domain';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { BranchList_tenant$key } from '../../__generated__/BranchList_tenant.graphql.ts';
import { AddButton, ListScreen, useList } from '../../list/index.ts';
import { DEFAULTS, NEW, type BranchesKey } from './address.ts';
import { BranchFilters } from './BranchFilters.tsx';
import { BranchPanel } from './BranchPanel.tsx';
import { BranchRows } from './BranchRows.tsx';
import { DeleteBranch } from './DeleteBranch.tsx';
import { useBranches, type Branch } from './useBranches.ts';

export interface Rights {
  add: boolean;
  edit: boolean;
  remove: boolean;
  /** Whether the user may see members. */
  members: boolean;
}

interface Props {
  tenant: BranchList_tenant$key;
  rights: Rights;
}

/** Search, rows, and the open branch beside them. */
export function BranchList({ tenant: key, rights }: Props) {
  const tenant = useFragment(
    graphql`
      fragment BranchList_tenant on Tenant {
        ...useBranches_tenant
      }
    `,
    key,
  );
  const branches = useBranches(tenant);
  const list = useList<BranchesKey>(DEFAULTS, () => ({}), {});
  const [going, setGoing] = useState<Branch>();
  const add = rights.add ? (): void => list.open(NEW) : undefined;
  return (
    <>
      <ListScreen
        title={formatMessage('branches.title')}
        actions={add && <AddButton label={formatMessage('branches.add')} onAdd={add} />}
        busy={false}
        column={
          <BranchPanel
            branches={branches}
            open={list.filters.open}
            rights={rights}
            onDelete={setGoing}
            onClose={list.close}
          />
        }
      >
        <BranchFilters list={list} />
        <BranchRows branches={branches} list={list} rights={rights} onAdd={add} onDelete={setGoing} />
      </ListScreen>
      <DeleteBranch branch={going} onDeleted={list.close} onEnd={() => setGoing(undefined)} />
    </>
  );
}
