import { formatMessage, RESOURCE_KINDS } from '@galla/domain';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { GymResourceList_tenant$key } from '../../__generated__/GymResourceList_tenant.graphql.ts';
import { AddButton, ListScreen, useList } from '../../list/index.ts';
import { DEFAULTS, kindOf, NEW, type GymResourcesKey } from './address.ts';
import { GymResourceFilters } from './GymResourceFilters.tsx';
import { GymResourcePanel } from './GymResourcePanel.tsx';
import { GymResourceRows } from './GymResourceRows.tsx';
import { GymResourceTabs } from './GymResourceTabs.tsx';
import { DeleteGymResource } from './DeleteGymResource.tsx';
import { useGymResources, type GymResource } from './useGymResources.ts';

export interface Rights {
  add: boolean;
  edit: boolean;
  remove: boolean;
}

interface Props {
  tenant: GymResourceList_tenant$key;
  rights: Rights;
}

/** Tabs, search, rows, and the open resource beside them. */
export function GymResourceList({ tenant: key, rights }: Props) {
  const tenant = useFragment(
    graphql`
      fragment GymResourceList_tenant on Tenant {
        ...useGymResources_tenant
      }
    `,
    key,
  );
  const gymResources = useGymResources(tenant);
  const list = useList<GymResourcesKey>(DEFAULTS, () => ({}), {});
  const kind = kindOf(list.filters.tab);
  const [going, setGoing] = useState<GymResource>();
  const add = rights.add ? (): void => list.open(NEW) : undefined;
  return (
    <>
      <ListScreen
        title={formatMessage('resources.title')}
        actions={
          add && (
            <AddButton label={formatMessage('resources.add', { kind: RESOURCE_KINDS[kind] })} onAdd={add} />
          )
        }
        busy={false}
        column={
          <GymResourcePanel
            gymResources={gymResources}
            kind={kind}
            open={list.filters.open}
            rights={rights}
            onDelete={setGoing}
            onClose={list.close}
          />
        }
      >
        <GymResourceTabs kind={kind} />
        <GymResourceFilters list={list} />
        <GymResourceRows gymResources={gymResources} list={list} onAdd={add} />
      </ListScreen>
      <DeleteGymResource gymResource={going} onDeleted={list.close} onEnd={() => setGoing(undefined)} />
    </>
  );
}
