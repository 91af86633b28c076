import { formatMessage, formatCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { HierarchyBody_tenant$key } from '../../__generated__/HierarchyBody_tenant.graphql.ts';
import { toast } from '../../app/toast/toast.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageColumns, PageContent } from '../../ui/Page.tsx';
import { searchOf, type Shown } from './address.ts';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import { Foot } from './Foot.tsx';
import { Panel } from './panel/Panel.tsx';
import type { Rights } from './rights.ts';
import { Tools } from './Tools.tsx';
import { DesignationTree } from './tree/DesignationTree.tsx';
import { useCollapsed } from './tree/useCollapsed.ts';
import { useFocusBack } from './useFocusBack.ts';
import { useHierarchy } from './useHierarchy.ts';
import { useMoves } from './useMoves.ts';

interface Props {
  tenant: HierarchyBody_tenant$key;
  rights: Rights;
  shown: Shown;
  onShow: (shown: Shown) => void;
}

/** The tree with its panel, and the actions of both. */
export function HierarchyBody({ tenant, rights, shown, onShow }: Props) {
  const data = useFragment(
    graphql`
      fragment HierarchyBody_tenant on Tenant {
        ...useHierarchy_tenant
      }
    `,
    tenant,
  );
  const hierarchy = useHierarchy(data);
  const { designations, places } = hierarchy;
  const { collapsed, expand } = useCollapsed();
  const { revalidate } = useRevalidator();
  const [deleting, setDeleting] = useState<string>();
  const [deleted, setDeleted] = useState<string>();
  const failed = (reason: string): void => {
    toast.error(reason);
    // The tree may have changed since this was decided.
    void revalidate();
  };
  const moves = useMoves({
    hierarchy,
    mayEdit: rights.edit,
    onFailed: failed,
    onReveal: (id) => expand([id], true),
  });
  const tree = useFocusBack(searchOf(shown).toString());
  const close = (): void => onShow({ kind: 'nothing' });
  const open = (id: string): void => onShow({ kind: 'open', id });
  const addRoot = (): void => onShow({ kind: 'new', parent: undefined });
  const askDelete = (id: string): void => {
    const designation = designations.find((one) => one.id === id);
    if (!designation) return;
    if (!rights.remove) toast.info(formatMessage('hierarchy.readOnly'));
    else if (!designation.viewerCanChange) toast.info(formatMessage('hierarchy.own'));
    else if (designation.peopleCount > 0)
      toast.error(formatCount('hierarchy.inUse', designation.peopleCount));
    else setDeleting(id);
  };
  return (
    <PageColumns
      column={
        <Suspense fallback={null}>
          <Panel
            shown={shown}
            hierarchy={hierarchy}
            rights={rights}
            moves={moves}
            deleted={deleted}
            onShow={(next) => {
              // Expands the parent, so that the new designation will be visible.
              if (next.kind === 'new' && next.parent !== undefined) expand([next.parent], true);
              onShow(next);
            }}
            onDelete={askDelete}
            onClose={close}
          />
        </Suspense>
      }
    >
      <PageContent foot={<Foot count={designations.length} onAdd={rights.add ? addRoot : undefined} />}>
        {designations.length === 0 ? (
          <EmptyState
            title={formatMessage('hierarchy.empty')}
            explained={formatMessage('hierarchy.explained')}
          >
            {rights.add && <Button onClick={addRoot}>{formatMessage('hierarchy.addFirst')}</Button>}
          </EmptyState>
        ) : (
          <>
            <Tools places={places} collapsed={collapsed} onExpand={expand} mayRebuild={rights.edit} />
            <DesignationTree
              hierarchy={hierarchy}
              collapsed={collapsed}
              onExpand={expand}
              open={shown.kind === 'open' ? shown.id : undefined}
              onOpen={open}
              mayEdit={rights.edit}
              onMove={moves.move}
              onStep={moves.step}
              onDelete={askDelete}
              tree={tree}
            />
          </>
        )}
        <Box asChild srOnly>
          <output>{moves.heard}</output>
        </Box>
        <DeleteQuestion
          designation={designations.find(({ id }) => id === deleting)}
          below={places.filter(({ parentId }) => parentId === deleting).length}
          onDeleted={setDeleted}
          onFailed={failed}
          onCancel={() => setDeleting(undefined)}
          tree={tree}
        />
      </PageContent>
    </PageColumns>
  );
}
