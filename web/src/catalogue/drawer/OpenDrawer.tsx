import type { ItemKind } from '@galla/domain';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../ui/lazyPart.ts';
import type { Rights } from '../list/rights.ts';

const DeniedDrawer = lazyPart(() => import('./DeniedDrawer.tsx'));
const ProductDrawer = lazyPart(() => import('./ProductDrawer.tsx'));
const ServiceDrawer = lazyPart(() => import('./ServiceDrawer.tsx'));

interface Props {
  kind: ItemKind;
  rights: Rights;
  /** Removes `add` and `edit` from the URL. */
  onClose: () => void;
  /** An item was saved, so the list should refetch its page. */
  onSaved: (id: string) => void;
}

/**
 * The drawer that the URL asks for: `?add=1`, `?edit=<id>`. It closes only after the URL has changed, so that
 * the guard for unsaved input can block that.
 */
export function OpenDrawer({ kind, rights, onClose, onSaved }: Props) {
  const [search] = useSearchParams();
  const edit = search.get('edit') ?? '';
  if (edit === '' && !search.has('add')) return null;
  if (edit === '' ? !rights.add : !rights.edit) {
    return (
      <Suspense fallback={null}>
        <DeniedDrawer kind={kind} editing={edit !== ''} onClose={onClose} />
      </Suspense>
    );
  }
  const Drawer = kind === 'PRODUCT' ? ProductDrawer : ServiceDrawer;
  return (
    <Suspense fallback={null}>
      <Drawer key={edit} item={edit === '' ? undefined : edit} onClose={onClose} onSaved={onSaved} />
    </Suspense>
  );
}
