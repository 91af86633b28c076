import { say, type MessageKey } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Link } from '@chakra-ui/react/link';
import { HStack } from '@chakra-ui/react/stack';
import { Link as RouterLink } from 'react-router-dom';
import { Facts } from '../../../ui/Facts.tsx';
import type { PrintedFacts } from '../../shopSettings/printSettings.ts';

const REGISTRATIONS: Readonly<Record<string, MessageKey>> = {
  REGULAR: 'printing.REGULAR',
  COMPOSITION: 'printing.COMPOSITION',
  NONE: 'printing.NONE',
};

/** What stands at the head of every paper and how it is taxed: set in the profile and in the employee settings. */
export function CompanyFacts({ facts }: { facts: PrintedFacts }) {
  const { name, address, gstin, pan, registration } = facts;
  const none = say('printing.notGiven');
  const full = Number(facts.gstPercentage);
  const taxed = registration === 'REGULAR';
  return (
    <Box layerStyle="section">
      <Box asChild textStyle="section" mb="2">
        <h2>{say('printing.factsGroup')}</h2>
      </Box>
      <Facts
        facts={[
          { label: say('printing.name'), value: name },
          { label: say('printing.address'), value: address || none },
          { label: say('printing.gstin'), value: gstin ?? none },
          { label: say('printing.pan'), value: pan ?? none },
          {
            label: say('printing.registration'),
            value: say(REGISTRATIONS[registration] ?? 'printing.NONE'),
          },
          ...(taxed
            ? [
                {
                  label: say('printing.rates'),
                  value: say('printing.ratesText', { half: full / 2, full }),
                },
              ]
            : []),
        ]}
      />
      <HStack mt="3" gap="5" flexWrap="wrap">
        <Link asChild>
          <RouterLink to="/profile">{say('printing.changeFacts')}</RouterLink>
        </Link>
        {taxed && (
          <Link asChild>
            <RouterLink to="/SetingQRCodeResizer?tab=bills">{say('printing.changeRate')}</RouterLink>
          </Link>
        )}
      </HStack>
    </Box>
  );
}
