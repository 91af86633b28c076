import { QR_DEFAULTS, formatMessage, type QrSettings } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Suspense, type ReactNode } from 'react';
import { useQrLook } from '../../tenant/index.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';

interface Props {
  tenantId: string;
  children: (look: QrSettings) => ReactNode;
}

/** The saved looks and size of the shop's codes; the documented ones where they can't be loaded, and that is told. */
export function SavedLook({ tenantId, children }: Props) {
  const unsaved = (
    <>
      <Box asChild display="block" px="5" color="part.fg">
        <output>{formatMessage('labels.sizeFailed')}</output>
      </Box>
      {children(QR_DEFAULTS)}
    </>
  );
  return (
    <Boundary renderFailed={() => unsaved}>
      <Suspense fallback={<SkeletonRows rows={6} />}>
        <Saved tenantId={tenantId} otherwise={unsaved}>
          {children}
        </Saved>
      </Suspense>
    </Boundary>
  );
}

function Saved({ tenantId, otherwise, children }: Props & { otherwise: ReactNode }) {
  const look = useQrLook(tenantId);
  return look == null ? otherwise : children(look);
}
