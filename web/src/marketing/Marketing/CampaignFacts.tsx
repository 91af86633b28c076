import { type CampaignDays, campaignDaysText } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { CampaignStateTag } from '../CampaignStateTag.tsx';

/** Below the title of a campaign's card: subtitle, days and state. */
export function CampaignFacts({ subtitle, days }: { subtitle: string; days: CampaignDays }) {
  const daysText = campaignDaysText(days);
  return (
    <>
      {subtitle !== '' && (
        <Box textStyle="second" color="fg.muted" overflowWrap="anywhere">
          {subtitle}
        </Box>
      )}
      <HStack gap="2" mt="1" flexWrap="wrap">
        {daysText !== undefined && <Box textStyle="second">{daysText}</Box>}
        <CampaignStateTag days={days} />
      </HStack>
    </>
  );
}
