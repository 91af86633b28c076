import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { Ellipsis, Pencil, Share2, Trash2 } from 'lucide-react';

interface Props {
  title: string;
  /** Undefined if the user may not. */
  onEdit: (() => void) | undefined;
  onShare: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}

/** The actions on a campaign, on its card. */
export const CampaignMenu = ({ title, onEdit, onShare, onDelete }: Props) => (
  <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
    <Menu.Trigger asChild>
      <Button
        variant="plain"
        size="sm"
        px="0"
        // Stacked above the title's click target, which covers the card.
        position="relative"
        aria-label={formatMessage('marketing.acts', { name: title })}
      >
        <Ellipsis strokeWidth={1.75} aria-hidden />
      </Button>
    </Menu.Trigger>
    <Portal>
      <Menu.Positioner>
        <Menu.Content>
          {onEdit && (
            <Menu.Item value="edit" onClick={onEdit}>
              <Pencil strokeWidth={1.75} aria-hidden />
              {formatMessage('marketing.edit')}
            </Menu.Item>
          )}
          {onShare && (
            <Menu.Item value="share" onClick={onShare}>
              <Share2 strokeWidth={1.75} aria-hidden />
              {formatMessage('marketing.share')}
            </Menu.Item>
          )}
          {onDelete && (
            <Menu.Item value="delete" onClick={onDelete}>
              <Trash2 strokeWidth={1.75} aria-hidden />
              {formatMessage('marketing.delete')}
            </Menu.Item>
          )}
        </Menu.Content>
      </Menu.Positioner>
    </Portal>
  </Menu.Root>
);
