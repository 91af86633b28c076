import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { FileDown, FileUp } from 'lucide-react';
import { Suspense, useState } from 'react';
import { ActMenu } from '../../ui/ActMenu.tsx';
import { lazyPart } from '../../ui/lazyPart.ts';
import { usePhone } from '../../ui/useWide.ts';
import type { ContactFilters } from './address.ts';
import { useDownloadContacts } from './useDownloadContacts.ts';

const UploadDialog = lazyPart(async () => ({
  default: (await import('../UploadContacts/UploadDialog.tsx')).UploadDialog,
}));

interface Props {
  /** The filters of the list. */
  filters: ContactFilters;
  mayUpload: boolean;
  /** Contacts were added or changed. */
  onUploaded: () => void;
}

/** "Upload" and "Download" in the header; a menu on a phone. */
export function SheetTools({ filters, mayUpload, onUploaded }: Props) {
  const phone = usePhone();
  const [open, setOpen] = useState(false);
  const { download, busy } = useDownloadContacts(filters);
  const upload = mayUpload ? () => setOpen(true) : undefined;
  const Shape = phone ? SheetMenu : SheetButtons;
  return (
    <>
      <Shape upload={upload} download={download} busy={busy} />
      {open && (
        <Suspense>
          <UploadDialog onClose={() => setOpen(false)} onUploaded={onUploaded} />
        </Suspense>
      )}
    </>
  );
}

interface Acts {
  /** Undefined if the user may not add contacts. */
  upload: (() => void) | undefined;
  download: () => void;
  /** A download is running. */
  busy: boolean;
}

const SheetButtons = ({ upload, download, busy }: Acts) => (
  <>
    {upload && (
      <Button variant="outline" size="sm" px={{ base: '0', lg: '3' }} onClick={upload}>
        <FileUp strokeWidth={1.75} aria-hidden />
        <Span srOnly={{ lgDown: true }}>{formatMessage('contacts.upload')}</Span>
      </Button>
    )}
    <Button variant="outline" size="sm" px={{ base: '0', lg: '3' }} loading={busy} onClick={download}>
      <FileDown strokeWidth={1.75} aria-hidden />
      <Span srOnly={{ lgDown: true }}>{formatMessage('contacts.download')}</Span>
    </Button>
  </>
);

function SheetMenu({ upload, download, busy }: Acts) {
  const acts = [
    ...(upload
      ? [{ key: 'upload', Icon: FileUp, text: formatMessage('contacts.upload'), onAct: upload }]
      : []),
    { key: 'download', Icon: FileDown, text: formatMessage('contacts.download'), onAct: download },
  ];
  return (
    <ActMenu
      label={formatMessage('contacts.sheetMenu')}
      acts={acts}
      trigger={{ variant: 'plain', size: 'sm', loading: busy }}
    />
  );
}
