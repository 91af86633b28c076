import { formatMessage } from '@galla/domain';
import { Ellipsis, Pencil, Share2, Trash2 } from 'lucide-react';
import { ActMenu } from '../../ui/ActMenu.tsx';

interface Props {
  title: string;
  /** Undefined if the user may not. */
  onEdit: (() => void) | undefined;
  onShare: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}

/** The actions on a campaign, on its card. */
export function CampaignMenu({ title, onEdit, onShare, onDelete }: Props) {
  const acts = [
    { key: 'edit', Icon: Pencil, text: formatMessage('marketing.edit'), onAct: onEdit },
    { key: 'share', Icon: Share2, text: formatMessage('marketing.share'), onAct: onShare },
    { key: 'delete', Icon: Trash2, text: formatMessage('marketing.delete'), onAct: onDelete },
  ];
  return (
    <ActMenu
      label={formatMessage('marketing.acts', { name: title })}
      acts={acts.flatMap(({ onAct, ...act }) => (onAct ? [{ ...act, onAct }] : []))}
      Icon={Ellipsis}
      // Stacked above the title's click target, which covers the card.
      trigger={{ variant: 'plain', size: 'sm', position: 'relative' }}
    />
  );
}
