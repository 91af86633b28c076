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
  /** Takes `add` and `edit` out of the address. */
  onClose: () => void;
  /** An item was saved: the list asks for its page again. */
  onSaved: (id: string) => void;
}

/**
 * The drawer that the address asks for: `?add=1`, `?edit=<id>`. It goes only once the address has changed, so that
 * what is typed can hold it back.
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
