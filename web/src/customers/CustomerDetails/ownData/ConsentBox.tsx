import { CONSENT_SOURCES, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Checkbox } from '@chakra-ui/react/checkbox';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ConsentBox_customer$key } from '../../../__generated__/ConsentBox_customer.graphql.ts';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { known } from '../../../app/graph/known.ts';
import { newKey } from '../../../app/key.ts';
import { toast } from '../../../app/toast/toast.ts';
import { Labelled } from '../../../ui/Labelled.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { NotShown } from '../NotShown.tsx';
import { useConsent } from './useOwnData.ts';

const SOURCES = CONSENT_SOURCES.map((value) => ({ value, label: formatMessage(`ownData.source.${value}`) }));

/** The consent to messages: given with its source, withdrawn with one press. */
export function ConsentBox({ customer }: { customer: ConsentBox_customer$key }) {
  const { id, consent, viewerCanEdit } = useFragment(
    graphql`
      fragment ConsentBox_customer on Customer {
        id
        viewerCanEdit
        consent {
          given
          at
          source
        }
      }
    `,
    customer,
  );
  const { dateTime } = useShopClock();
  const [source, setSource] = useState<(typeof CONSENT_SOURCES)[number]>('COUNTER');
  const { write, busy } = useConsent();
  if (consent == null) return <NotShown />;
  const { given } = consent;
  const save = async (next: boolean): Promise<void> => {
    const outcome = await write({ key: newKey(), customer: id, given: next, source });
    if (outcome.kind === 'saved')
      toast.success(formatMessage(next ? 'ownData.consentSaved' : 'ownData.consentRemoved'));
    else toast.error(outcome.message);
  };
  const at = consent.at == null ? undefined : dateTime(consent.at);
  const how = formatMessage(`ownData.source.${known(CONSENT_SOURCES, consent.source, 'COUNTER')}`);
  const since = formatMessage(given ? 'ownData.consentGiven' : 'ownData.consentWithdrawn', {
    day: at ?? '',
    source: how,
  });
  return (
    <Box display="flex" flexDirection="column" gap="2">
      <Checkbox.Root
        checked={given}
        disabled={!viewerCanEdit || busy}
        onCheckedChange={({ checked }) => void save(checked === true)}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>{formatMessage('ownData.consent')}</Checkbox.Label>
      </Checkbox.Root>
      <Box textStyle="second" color="fg.subtle">
        {at === undefined ? formatMessage('ownData.consentNone') : since}
      </Box>
      {viewerCanEdit && (
        <Labelled label={formatMessage('ownData.source')}>
          <SelectField
            name="source"
            options={SOURCES}
            value={source}
            placeholder=""
            onValue={(value) => setSource(known(CONSENT_SOURCES, value, 'COUNTER'))}
          />
        </Labelled>
      )}
    </Box>
  );
}
