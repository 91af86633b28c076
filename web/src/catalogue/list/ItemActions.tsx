import { formatMessage, type MessageKey } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { Span } from '@chakra-ui/react/span';
import {
  Award,
  Ellipsis,
  Glasses,
  History,
  Image,
  Info,
  Pencil,
  QrCode,
  Store,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { graphql, readInlineData } from 'relay-runtime';
import type { ItemActions_item$key } from '../../__generated__/ItemActions_item.graphql.ts';
import { useLabelPanel } from '../labels/panel.ts';
import { statusOf } from './address.ts';
import { StatusChoices } from './StatusMenu.tsx';
import type { Panel } from './useCatalogueList.ts';
import type { ListActs } from './useListActs.ts';

export interface ItemActionsProps {
  item: ItemActions_item$key;
  acts: ListActs;
  /** Panels that only this kind of shop has. */
  beyond?: readonly BeyondPanel[];
  /** Opens a panel by setting the URL parameter of this name to the item's id. */
  onPanel: (panel: Panel, id: string) => void;
}

/** Panels of certain kinds of shop: variants for opticians, points for distributors (spec 3 §6). */
export type BeyondPanel = 'variants' | 'points';

const BEYOND: Record<BeyondPanel, { icon: LucideIcon; says: MessageKey }> = {
  variants: { icon: Glasses, says: 'optical.viewVariants' },
  points: { icon: Award, says: 'optical.assignPoints' },
};

/** By the capabilities of the shop's kind of business. */
export const beyondOf = (capabilities: readonly string[]): BeyondPanel[] => [
  ...(capabilities.includes('LENS_VARIANTS') ? (['variants'] as const) : []),
  ...(capabilities.includes('POINTS_COMMISSION') ? (['points'] as const) : []),
];

interface ActProps {
  value: string;
  icon: LucideIcon;
  says: string;
  onClick: () => void;
}

const Act = ({ value, icon: Icon, says, onClick }: ActProps) => (
  <Menu.Item value={value} onClick={onClick}>
    <Icon strokeWidth={1.75} aria-hidden />
    {says}
  </Menu.Item>
);

/** Keys that open the menu from its button. */
const OPENING: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp']);

const isInMenu = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[role=menu]') !== null;

/** The actions of one item: the menu at the end of its row. */
export function ItemActions({ item, acts, beyond = [], onPanel }: ItemActionsProps) {
  const {
    id,
    title,
    status,
    viewerCanEdit: mayEdit,
    viewerCanDelete: mayDelete,
    inMarketplace: listed,
  } = readInlineData(
    graphql`
      fragment ItemActions_item on CatalogueItem @inline {
        id
        title
        status
        viewerCanEdit
        viewerCanDelete
        ... on Product {
          inMarketplace
        }
      }
    `,
    item,
  );
  const panel = useLabelPanel();
  return (
    // Clicks and keys in here must not reach the row, including those of the menu, whose React events bubble
    // through the portal. On the button only the keys that open the menu are stopped: all others belong to
    // the screen.
    <Box
      as="span"
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        if (isInMenu(event.target) || OPENING.has(event.key)) event.stopPropagation();
      }}
    >
      <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
        <Menu.Trigger asChild>
          <Button variant="plain" size="sm" px="0">
            <Ellipsis strokeWidth={1.75} aria-hidden />
            <Span srOnly>{formatMessage('list.actions', { title })}</Span>
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              <Act
                value="open"
                icon={Info}
                says={formatMessage('list.details')}
                onClick={() => onPanel('open', id)}
              />
              {mayEdit && (
                <>
                  <Act
                    value="edit"
                    icon={Pencil}
                    says={formatMessage('list.edit')}
                    onClick={() => onPanel('edit', id)}
                  />
                  <Act
                    value="picture"
                    icon={Image}
                    says={formatMessage('catalogueImage.change')}
                    onClick={() => onPanel('picture', id)}
                  />
                </>
              )}
              {listed !== undefined && (
                <>
                  <Act
                    value="stock"
                    icon={History}
                    says={formatMessage('list.stockHistory')}
                    onClick={() => onPanel('stockOf', id)}
                  />
                  <Act
                    value="labels"
                    icon={QrCode}
                    says={formatMessage('list.toPanel')}
                    onClick={() => panel.add({ id, title })}
                  />
                </>
              )}
              {beyond.map((name) => {
                const { icon, says } = BEYOND[name];
                return (
                  <Act
                    key={name}
                    value={name}
                    icon={icon}
                    says={formatMessage(says)}
                    onClick={() => onPanel(name, id)}
                  />
                );
              })}
              {mayEdit && listed !== undefined && (
                <Act
                  value="cart"
                  icon={Store}
                  says={formatMessage(listed ? 'list.removeFromCart' : 'list.addToCart')}
                  onClick={() => acts.setListed([id], !listed)}
                />
              )}
              {mayDelete && (
                <Act
                  value="delete"
                  icon={Trash2}
                  says={formatMessage('list.delete')}
                  onClick={() => acts.askDelete([id])}
                />
              )}
              {mayEdit && (
                <>
                  <Menu.Separator />
                  <StatusChoices status={statusOf(status)} onStatus={(next) => acts.setStatus([id], next)} />
                </>
              )}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </Box>
  );
}
