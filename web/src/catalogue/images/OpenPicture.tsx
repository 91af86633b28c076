import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../ui/lazyPart.ts';

const PictureDialog = lazyPart(() => import('./PictureDialog.tsx'));

/**
 * The picture dialog that the URL asks for: `?picture=<id>`. It closes only after the URL has changed, so
 * that the guard for an unsaved picture can block that.
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
