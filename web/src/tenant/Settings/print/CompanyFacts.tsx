import { formatMessage, type MessageKey } from '@galla/domain';
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

/** The header of every paper and the shop's tax data, edited in the profile and in the employee settings. */
export function CompanyFacts({ facts }: { facts: PrintedFacts }) {
  const { name, address, gstin, pan, registration } = facts;
  const none = formatMessage('printing.notGiven');
  const full = Number(facts.gstPercentage);
  const taxed = registration === 'REGULAR';
  return (
    <Box layerStyle="section">
      <Box asChild textStyle="section" mb="2">
        <h2>{formatMessage('printing.factsGroup')}</h2>
      </Box>
      <Facts
        facts={[
          { label: formatMessage('printing.name'), value: name },
          { label: formatMessage('printing.address'), value: address || none },
          { label: formatMessage('printing.gstin'), value: gstin ?? none },
          { label: formatMessage('printing.pan'), value: pan ?? none },
          {
            label: formatMessage('printing.registration'),
            value: formatMessage(REGISTRATIONS[registration] ?? 'printing.NONE'),
          },
          ...(taxed
            ? [
                {
                  label: formatMessage('printing.rates'),
                  value: formatMessage('printing.ratesText', { half: full / 2, full }),
                },
              ]
            : []),
        ]}
      />
      <HStack mt="3" gap="5" flexWrap="wrap">
        <Link asChild>
          <RouterLink to="/profile">{formatMessage('printing.changeFacts')}</RouterLink>
        </Link>
        {taxed && (
          <Link asChild>
            <RouterLink to="/SetingQRCodeResizer?tab=bills">
              {formatMessage('printing.changeRate')}
            </RouterLink>
          </Link>
        )}
      </HStack>
    </Box>
  );
}
