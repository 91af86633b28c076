import { CAMPAIGN_LIMITS, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Drawer } from '@chakra-ui/react/drawer';
import { Input } from '@chakra-ui/react/input';
import { Textarea } from '@chakra-ui/react/textarea';
import { Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../app/toast/toast.ts';
import { useDraft } from '../../local/useDraft.ts';
import { RecordFoot } from '../../record/RecordFoot.tsx';
import { RecordForm } from '../../record/RecordForm.tsx';
import { FormField } from '../../ui/FormField.tsx';
import { FORM_PARAMS, NEW_CAMPAIGN } from './address.ts';
import { CampaignImageField } from './CampaignImageField.tsx';
import { DayFields } from './DayFields.tsx';
import { checkEntries, type FormEntries, inputOf, isFormEntries, NEW } from './entries.ts';
import { OfferFields } from './OfferFields.tsx';
import { useSaveCampaign } from './useWriteCampaigns.ts';

interface Props {
  /** Undefined for a new one. */
  stored?: FormEntries & { id: string; version: string };
  /** Undefined for a new one, and if the user may not. */
  onShare: (() => void) | undefined;
  onDelete: (() => void) | undefined;
  onClose: () => void;
}

/** The fields of a campaign. The input survives a closed tab. */
export function CampaignForm({ stored, onShare, onDelete, onClose }: Props) {
  const { id, version, ...entries } = stored ?? { ...NEW, id: undefined, version: undefined };
  const draft = useDraft(`campaign-${id ?? NEW_CAMPAIGN}`, isFormEntries);
  const { add, edit, busy, checking } = useSaveCampaign();
  const [sending, setSending] = useState(false);
  return (
    <RecordForm<FormEntries, Awaited<ReturnType<typeof add | typeof edit>>>
      stored={entries}
      draft={draft}
      params={FORM_PARAMS}
      changed={sending}
      check={checkEntries}
      save={(values, key) =>
        id === undefined
          ? add({ key, ...inputOf(values) })
          : edit({ key, campaign: id, ...inputOf(values), expectedVersion: version })
      }
      onSaved={() => {
        toast.success(formatMessage(id === undefined ? 'marketing.created' : 'marketing.updated'));
        onClose();
      }}
    >
      {({ errors, submitCount, setValues }) => (
        <>
          <Drawer.Body>
            <Box display="grid" gap="4" pb="4">
              <FormField name="title" label={formatMessage('marketing.mainTitle')} required>
                {(field) => <Input {...field} autoComplete="off" maxLength={CAMPAIGN_LIMITS.title} />}
              </FormField>
              <CampaignImageField
                problem={submitCount > 0 ? errors.image : undefined}
                onImage={(image) =>
                  // Updates from the latest form state, because an upload finishes later.
                  void setValues((now) => ({ ...now, image }))
                }
                onSending={setSending}
              />
              <FormField name="subtitle" label={formatMessage('marketing.subtitle')}>
                {(field) => <Input {...field} autoComplete="off" maxLength={CAMPAIGN_LIMITS.subtitle} />}
              </FormField>
              <FormField
                name="summary"
                label={formatMessage('marketing.summary')}
                hint={formatMessage('marketing.summaryHint')}
              >
                {(field) => <Input {...field} autoComplete="off" maxLength={CAMPAIGN_LIMITS.summary} />}
              </FormField>
              <FormField name="description" label={formatMessage('marketing.description')}>
                {(field) => <Textarea {...field} rows={3} maxLength={CAMPAIGN_LIMITS.description} />}
              </FormField>
              <OfferFields />
              <DayFields />
              {onShare && (
                <Button variant="outline" justifySelf="start" onClick={onShare}>
                  <Share2 strokeWidth={1.75} aria-hidden />
                  {formatMessage('marketing.shareTitle')}
                </Button>
              )}
              {onDelete && (
                <Button variant="ghost" colorPalette="due" justifySelf="start" onClick={onDelete}>
                  <Trash2 strokeWidth={1.75} aria-hidden />
                  {formatMessage('marketing.deleteThis')}
                </Button>
              )}
            </Box>
          </Drawer.Body>
          <RecordFoot busy={busy} checking={checking} waits={sending} onCancel={onClose} />
        </>
      )}
    </RecordForm>
  );
}
