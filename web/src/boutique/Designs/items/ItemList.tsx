import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Drawer } from '@chakra-ui/react/drawer';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ItemList_garments$key } from '../../../__generated__/ItemList_garments.graphql.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import { newKey } from '../../../app/key.ts';
import { ConfirmWrite } from '../../../record/ConfirmWrite.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { NEW_ITEM } from '../address.ts';
import type { Rights } from '../rights.ts';
import { ItemRow } from './ItemRow.tsx';
import { useDeleteItem } from './useWriteItems.ts';

interface Props {
  garments: ItemList_garments$key;
  rights: Rights;
  onItem: (item: string) => void;
}

/** All items with their position and price. */
export function ItemList({ garments: key, rights, onItem }: Props) {
  const garments = useFragment(
    graphql`
      fragment ItemList_garments on Garment @relay(plural: true) {
        id
        name
        position
        price
        version
      }
    `,
    key,
  );
  const { write, busy } = useDeleteItem();
  const [asked, setAsked] = useState<(typeof garments)[number]>();
  // The dialog keeps the name while it closes.
  const [name, setName] = useState('');
  if (asked !== undefined && asked.name !== name) setName(asked.name);
  return (
    <>
      <Drawer.Body>
        {garments.length === 0 ? (
          <EmptyState
            title={formatMessage('itemScreen.none')}
            explained={formatMessage('itemScreen.noneExplained')}
          />
        ) : (
          <Box asChild listStyleType="none">
            <ul aria-label={formatMessage('itemScreen.title')}>
              {garments.map((garment) => (
                <ItemRow
                  key={garment.id}
                  name={garment.name}
                  second={formatMessage('itemScreen.sortOf', { n: garment.position })}
                  price={<MoneyText amount={paiseOf(garment.price)} />}
                  onEdit={rights.edit ? () => onItem(garment.id) : undefined}
                  onDelete={rights.remove ? () => setAsked(garment) : undefined}
                />
              ))}
            </ul>
          </Box>
        )}
      </Drawer.Body>
      {rights.add && (
        <Drawer.Footer>
          <Button flex={{ base: '1', md: 'none' }} onClick={() => onItem(NEW_ITEM)}>
            <Plus strokeWidth={1.75} aria-hidden />
            {formatMessage('itemScreen.new')}
          </Button>
        </Drawer.Footer>
      )}
      <ConfirmWrite
        open={asked !== undefined}
        title={formatMessage('designScreen.deleteTitle')}
        confirm={formatMessage('designScreen.deleteShort')}
        dangerous
        busy={busy}
        write={() =>
          write({ key: newKey(), garment: asked?.id ?? '', expectedVersion: asked?.version ?? null })
        }
        done={formatMessage('designs.garmentDeleted')}
        onEnd={() => setAsked(undefined)}
      >
        {formatMessage('itemScreen.deleteQuestion', { name })}
      </ConfirmWrite>
    </>
  );
}
