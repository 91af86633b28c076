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

/**
 * Loads the saved look and size of the shop's codes; falls back to the documented defaults with a message.
 */
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
