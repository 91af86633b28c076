import type { ItemKind } from '@galla/domain';
import { HStack } from '@chakra-ui/react/stack';
import { Square, SquareCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { graphql, readInlineData } from 'relay-runtime';
import type { PhoneItem_item$key } from '../../__generated__/PhoneItem_item.graphql.ts';
import { itemName } from '../../ui/itemName.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { useLongPress } from '../../ui/useLongPress.ts';
import { ItemPicture } from '../ItemPicture.tsx';
import type { PhoneFacts } from './ItemList.tsx';
import type { Selection } from '../../list/index.ts';

interface Props {
  kind: ItemKind;
  item: PhoneItem_item$key;
  facts: PhoneFacts;
  /** The row saved last; it is highlighted and scrolled into view. */
  current: boolean;
  selection: Selection | undefined;
  onOpen: ((id: string) => void) | undefined;
}

/** An item on a phone: a tap opens it, a long press starts selecting, after which taps select. */
export function PhoneItem({ kind, item, facts, current, selection, onOpen }: Props) {
  const { id, title, thumbnail } = readInlineData(
    graphql`
      fragment PhoneItem_item on CatalogueItem @inline {
        id
        title
        thumbnail
      }
    `,
    item,
  );
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (current) place.current?.scrollIntoView({ block: 'center' });
  }, [current]);
  const press = useLongPress(() => selection?.toggle(id));
  const chosen = selection?.ids.has(id) === true;
  const choosing = selection?.choosing === true;
  const Tick = chosen ? SquareCheck : Square;
  return (
    <div ref={place} {...press}>
      <ListRow
        start={
          <HStack gap="3" color={chosen ? 'accent.fg' : 'fg.muted'}>
            {choosing && <Tick size={22} strokeWidth={1.75} aria-hidden />}
            <ItemPicture entry={{ kind, image: thumbnail ?? null }} />
          </HStack>
        }
        title={itemName(title)}
        tall
        {...facts}
        current={current}
        {...(choosing && { chosen })}
        onChoose={() => (choosing ? selection.toggle(id) : onOpen?.(id))}
      />
    </div>
  );
}
