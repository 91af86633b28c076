import { formatMessage } from '@galla/domain';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DeleteCampaign_campaign$key } from '../../__generated__/DeleteCampaign_campaign.graphql.ts';
import { ConfirmWrite } from '../../record/ConfirmWrite.tsx';
import { useDeleteCampaign } from './useWriteCampaigns.ts';

interface Props {
  /** The campaign to delete; undefined while the dialog is closed. */
  campaign: DeleteCampaign_campaign$key | undefined;
  onDeleted: () => void;
  onEnd: () => void;
}

/** Asks before a campaign and its image are deleted. */
export function DeleteCampaign({ campaign: asked, onDeleted, onEnd }: Props) {
  const campaign = useFragment(
    graphql`
      fragment DeleteCampaign_campaign on Campaign {
        id
        title
        version
      }
    `,
    asked ?? null,
  );
  const { write, busy } = useDeleteCampaign();
  // The dialog keeps the name while it closes.
  const [name, setName] = useState('');
  if (campaign != null && campaign.title !== name) setName(campaign.title);
  return (
    <ConfirmWrite
      open={campaign != null}
      title={formatMessage('marketing.deleteTitle')}
      confirm={formatMessage('marketing.delete')}
      dangerous
      busy={busy}
      write={(key) =>
        write({ key, campaign: campaign?.id ?? '', expectedVersion: campaign?.version ?? null })
      }
      done={formatMessage('marketing.deleted')}
      onSaved={onDeleted}
      onEnd={onEnd}
    >
      {formatMessage('marketing.deleteExplained', { name })}
    </ConfirmWrite>
  );
}
