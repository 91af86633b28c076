import { formatMessage } from '@galla/domain';
import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { ImageOff, ImageUp, Pencil, Trash2, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';

export interface TileActs {
  rename?: () => void;
  choosePicture?: () => void;
  removePicture?: () => void;
  delete?: () => void;
}

interface Props {
  /** Name of the option. */
  name: string;
  acts: TileActs;
  /** The tile that the menu opens on. */
  children: ReactElement;
}

const ENTRIES: readonly [keyof TileActs, LucideIcon, Parameters<typeof formatMessage>[0]][] = [
  ['rename', Pencil, 'designScreen.renameShort'],
  ['choosePicture', ImageUp, 'designScreen.choosePicture'],
  ['removePicture', ImageOff, 'designScreen.removePicture'],
  ['delete', Trash2, 'designScreen.deleteShort'],
];

/** Context menu of an option: right click, long press or Shift+F10 on its tile. */
export function TileMenu({ name, acts, children }: Props) {
  const entries = ENTRIES.filter(([act]) => acts[act] !== undefined);
  if (entries.length === 0) return children;
  return (
    <Menu.Root lazyMount unmountOnExit>
      <Menu.ContextTrigger asChild>{children}</Menu.ContextTrigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={formatMessage('designScreen.actions', { name })}>
            {entries.map(([act, Icon, text]) => (
              <Menu.Item
                key={act}
                value={act}
                onClick={acts[act]}
                {...(act === 'delete' && { color: 'due.fg' })}
              >
                <Icon strokeWidth={1.75} aria-hidden />
                {formatMessage(text)}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
