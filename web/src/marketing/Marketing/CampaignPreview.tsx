import { formatMessage, isDay } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useFormikContext } from 'formik';
import { CampaignFacts } from './CampaignFacts.tsx';
import { CampaignPicture } from './CampaignPicture.tsx';
import type { FormEntries } from './entries.ts';

const dayOf = (text: string): string | null => (isDay(text) ? text : null);

/** A live preview of the card, because the drawer covers the stored one. */
export function CampaignPreview() {
  const { image, title, subtitle, summary, firstDay, lastDay } = useFormikContext<FormEntries>().values;
  const isNamed = title.trim() !== '';
  return (
    <Box asChild w="menu" maxW="full" flexShrink="0">
      <figure aria-label={formatMessage('marketing.preview')}>
        <CampaignPicture url={image?.url} alt={formatMessage('marketing.image')} summary={summary.trim()} />
        <Box mt="2" textStyle="rowTitle" overflowWrap="anywhere" color={isNamed ? undefined : 'fg.muted'}>
          {isNamed ? title.trim() : formatMessage('marketing.mainTitle')}
        </Box>
        <CampaignFacts
          subtitle={subtitle.trim()}
          days={{ firstDay: dayOf(firstDay), lastDay: dayOf(lastDay) }}
        />
      </figure>
    </Box>
  );
}
