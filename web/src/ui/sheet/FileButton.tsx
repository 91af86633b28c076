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
  /** The name where the server gives none, without its ending. */
  name: string;
  failed: MessageKey;
  children: ReactNode;
}

/** Saves a file under the name that the server gives it; it wants the token, and so can't be a link. */
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
