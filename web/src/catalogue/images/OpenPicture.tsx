import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../ui/lazyPart.ts';

const PictureDialog = lazyPart(() => import('./PictureDialog.tsx'));

/**
 * The picture that the address asks for: `?picture=<id>`. It goes only once the address has changed, so that one that
 * is chosen and not saved can hold it back.
 */
export function OpenPicture({ onClose }: { onClose: () => void }) {
  const [search] = useSearchParams();
  const item = search.get('picture') ?? '';
  if (item === '') return null;
  return (
    <Suspense fallback={null}>
      <PictureDialog key={item} item={item} onClose={onClose} />
    </Suspense>
  );
}
