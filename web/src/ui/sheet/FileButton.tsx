import { formatMessage, type MessageKey } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import type { ComponentProps, ReactNode } from 'react';
import { fetchFile } from '../../app/pdf/fetchFile.ts';
import { useSaving } from './useSaving.ts';

const TYPES = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick' | 'loading'> {
  url: string;
  kind: keyof typeof TYPES;
  /** The default file name, without extension. */
  name: string;
  failed: MessageKey;
  children: ReactNode;
}

/** Downloads a file under the server's name for it; it needs the token and so cannot be a link. */
export function FileButton({ url, kind, name, failed, children, ...button }: Props) {
  const { save, busy } = useSaving();
  const fetch = (signal: AbortSignal) => fetchFile({ url, signal }, TYPES[kind], `${name}.${kind}`);
  return (
    <Button
      {...button}
      loading={busy}
      loadingText={formatMessage('shell.loading')}
      onClick={() => void save(fetch, failed)}
    >
      {children}
    </Button>
  );
}
