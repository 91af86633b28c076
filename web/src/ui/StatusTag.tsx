import { formatMessage, type DocumentStatus, type MessageKey, type Paise } from '@galla/domain';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Coin } from './Coin.tsx';

/** The meaning of a tag's colour. `outline`: canceled, no action is needed. */
export type TagTone = 'paid' | 'part' | 'due' | 'dueOutline' | 'process' | 'outline' | 'neutral';

interface TagProps {
  tone: TagTone;
  /** 14 px, in the tag's colour. */
  icon?: ReactNode;
  children: ReactNode;
}

const GROUND = {
  paid: { bg: 'paid.subtle', color: 'paid.fg' },
  part: { bg: 'part.subtle', color: 'part.fg' },
  due: { bg: 'due.subtle', color: 'due.fg' },
  process: { bg: 'process.subtle', color: 'process.fg' },
  outline: { color: 'fg.muted', border: '1px solid', borderColor: 'border.emphasized' },
  dueOutline: { color: 'due.fg', border: '1px solid', borderColor: 'due.fg' },
  neutral: { bg: 'bg.muted', color: 'fg.muted' },
};

/** A word with an icon on a coloured background, 22 px high. */
export function Tag({ tone, icon, children }: TagProps) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      h="tag"
      px="2"
      borderRadius="l2"
      textStyle="tag"
      whiteSpace="nowrap"
      {...GROUND[tone]}
    >
      {icon}
      {children}
    </chakra.span>
  );
}

const WORDS: Record<DocumentStatus, { tone: TagTone; word: MessageKey }> = {
  PAID: { tone: 'paid', word: 'history.paid' },
  PARTIAL: { tone: 'part', word: 'history.partial' },
  UNPAID: { tone: 'due', word: 'history.unpaid' },
  CANCELED: { tone: 'outline', word: 'history.canceled' },
  OPEN: { tone: 'neutral', word: 'history.open' },
  ACCEPTED: { tone: 'process', word: 'history.accepted' },
  ENDED: { tone: 'outline', word: 'history.ended' },
};

interface StatusProps {
  status: DocumentStatus;
  total: Paise;
  pending: Paise;
}

/** Statuses of proposals, on which nothing is owed: shown without a coin. */
const OFFERS: readonly DocumentStatus[] = ['OPEN', 'ACCEPTED', 'ENDED'];

/** The payment status of a document: the coin shows the received share, the word names the status. */
export function StatusTag({ status, total, pending }: StatusProps) {
  const { tone, word } = WORDS[status];
  if (OFFERS.includes(status)) return <Tag tone={tone}>{formatMessage(word)}</Tag>;
  const share = status === 'PAID' ? 1 : total > 0 ? (total - pending) / total : 0;
  return (
    <Tag tone={tone} icon={<Coin share={share} canceled={status === 'CANCELED'} />}>
      {formatMessage(word)}
    </Tag>
  );
}
