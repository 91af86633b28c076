import { formatMessage, type ItemKind } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { ListChecks, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Kbd } from '../../ui/Kbd.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import type { Rights } from './rights.ts';
import type { CatalogueList } from './useCatalogueList.ts';
import { WORDS } from './words.ts';

interface Props {
  kind: ItemKind;
  rights: Rights;
  list: Pick<CatalogueList, 'change' | 'selection'>;
  /** There are no rows to select. */
  rowless?: boolean;
  /** Import and Download. */
  children?: ReactNode;
}

/** The buttons of the header; on a phone, Select and Add. */
export function ListTools({ kind, rights, list, rowless = false, children }: Props) {
  const add = formatMessage(WORDS[kind].add);
  const onAdd = (): void => list.change({ add: '1' }, 'step');
  useShortcut('n', onAdd, { says: add, enabled: rights.add });
  return (
    <>
      {children}
      {!rowless && (
        <Button
          hideFrom="md"
          variant="plain"
          size="sm"
          px="0"
          aria-label={formatMessage('list.choose')}
          onClick={list.selection.beginChoosing}
        >
          <ListChecks strokeWidth={1.75} aria-hidden />
        </Button>
      )}
      {rights.add && (
        <Button size="sm" px={{ base: '0', md: '3' }} onClick={onAdd}>
          <Plus strokeWidth={2} aria-hidden />
          <Span srOnly={{ mdDown: true }}>{add}</Span>
          <Span hideBelow="lg" display={{ lg: 'inline-flex' }}>
            <Kbd keys={['N']} />
          </Span>
        </Button>
      )}
    </>
  );
}
