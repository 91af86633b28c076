import type { ItemKind } from '@galla/domain';
import { HStack } from '@chakra-ui/react/stack';
import { Square, SquareCheck } from 'lucide-react';
import { itemName } from '../../ui/itemName.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { useLongPress } from '../../ui/useLongPress.ts';
import { ItemPicture } from '../ItemPicture.tsx';
import type { PhoneFacts } from './ItemList.tsx';
import type { ListedItem } from './listedItem.ts';
import type { Selection } from './useSelection.ts';

interface Props {
  kind: ItemKind;
  item: ListedItem;
  facts: PhoneFacts;
  selection: Selection | undefined;
  onOpen: ((id: string) => void) | undefined;
}

/** An item on a phone: a tap opens it, a long press begins to choose, and then taps choose. */
export function PhoneItem({ kind, item, facts, selection, onOpen }: Props) {
  const { id, title, image } = item;
  const press = useLongPress(() => selection?.toggle(id));
  const chosen = selection?.ids.has(id) === true;
  const choosing = selection?.choosing === true;
  const Tick = chosen ? SquareCheck : Square;
  return (
    <div {...press}>
      <ListRow
        start={
          <HStack gap="3" color={chosen ? 'accent.fg' : 'fg.muted'}>
            {choosing && <Tick size={22} strokeWidth={1.75} aria-hidden />}
            <ItemPicture entry={{ kind, image }} />
          </HStack>
        }
        title={itemName(title)}
        tall
        {...facts}
        {...(choosing && { chosen })}
        onChoose={() => (choosing ? selection.toggle(id) : onOpen?.(id))}
      />
    </div>
  );
}
