import { say } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { FileUp } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/lazyPart.ts';

const UploadDialog = lazyPart(async () => ({ default: (await import('./UploadDialog.tsx')).UploadDialog }));

/** "Upload" in the header of the contacts. */
export function UploadTool({ onUploaded }: { onUploaded: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        px={{ base: '0', lg: '3' }}
        borderColor={{ base: 'transparent', md: 'border.emphasized' }}
        onClick={() => setOpen(true)}
      >
        <FileUp strokeWidth={1.75} aria-hidden />
        <Span srOnly={{ lgDown: true }}>{say('contacts.upload')}</Span>
      </Button>
      {open && (
        <Suspense>
          <UploadDialog onClose={() => setOpen(false)} onUploaded={onUploaded} />
        </Suspense>
      )}
    </>
  );
}
