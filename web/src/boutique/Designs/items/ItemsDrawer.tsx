import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Drawer } from '@chakra-ui/react/drawer';
import { ArrowLeft } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { ItemsDrawer_tenant$key } from '../../../__generated__/ItemsDrawer_tenant.graphql.ts';
import { inBody } from '../../../record/RecordDrawer.tsx';
import { FormPart } from '../../../ui/form/FormPart.tsx';
import { Sheet, SheetClose } from '../../../ui/Sheet.tsx';
import { ALL_ITEMS, NEW_ITEM } from '../address.ts';
import type { Rights } from '../rights.ts';
import { ItemList } from './ItemList.tsx';
import { ItemForm } from './ItemForm.tsx';
import { StoredItem } from './StoredItem.tsx';

interface Props {
  open: boolean;
  tenant: ItemsDrawer_tenant$key;
  rights: Rights;
  /** What the drawer shows: all items, a new one, or the one with this global id; '' while it is closed. */
  item: string;
  onItem: (item: string) => void;
}

/**
 * "Items": the garments a shop sews, with design areas and measurement points. Lists, adds, edits and deletes
 * them.
 */
export default function ItemsDrawer({ open, tenant, rights, item, onItem }: Props) {
  const { garments } = useFragment(
    graphql`
      fragment ItemsDrawer_tenant on Tenant {
        garments @catch(to: NULL) {
          id
          name
          ...ItemList_garments
        }
      }
    `,
    tenant,
  );
  const all = garments ?? [];
  const edited = all.find(({ id }) => id === item);
  const listed = item === ALL_ITEMS || item === '';
  const title = edited
    ? formatMessage('itemScreen.edit', { name: edited.name })
    : formatMessage(item === NEW_ITEM ? 'itemScreen.new' : 'itemScreen.title');
  const back = (): void => onItem(ALL_ITEMS);
  return (
    <Sheet open={open} onOpen={(next) => !next && onItem('')} size="lg">
      <Drawer.Header>
        {!listed && (
          <Button
            variant="plain"
            size="sm"
            px="0"
            aria-label={formatMessage('itemScreen.back')}
            onClick={back}
          >
            <ArrowLeft strokeWidth={1.75} aria-hidden />
          </Button>
        )}
        <Drawer.Title>{title}</Drawer.Title>
        <SheetClose />
      </Drawer.Header>
      {listed ? (
        <ItemList garments={all} rights={rights} onItem={onItem} />
      ) : item === NEW_ITEM ? (
        <ItemForm onEnd={back} />
      ) : (
        <FormPart key={item} title={formatMessage('itemScreen.failed')} fields={5} frame={inBody}>
          {(attempt) => <StoredItem item={item} attempt={attempt} onEnd={back} />}
        </FormPart>
      )}
    </Sheet>
  );
}
