import { formatMessage, formatCount, type QrSettings } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { QrCode } from '../../ui/QrCode.tsx';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import type { SlipCode } from './fetchSlips.ts';

interface Props {
  codes: readonly SlipCode[];
  look: QrSettings;
  copies: ReadonlyMap<string, number>;
  onCopies: (key: string, copies: number) => void;
}

/** The order's codes at the size set by the shop, each with its number of copies: 1 unless changed. */
export const CodeList = ({ codes, look, copies, onCopies }: Props) => (
  <Box asChild layerStyle="section">
    <ul aria-label={formatMessage('slips.items')}>
      {codes.map(({ key, name, toWhom, employee, pieces, content, itemKey }) => (
        <Box
          key={key}
          asChild
          display="flex"
          flexWrap="wrap"
          gap="4"
          py="3"
          borderBottom="1px solid"
          borderColor="border"
        >
          <li>
            <Box bg="white" p="2" flexShrink="0">
              <QrCode text={content} label={formatMessage('slips.codeOf', { name })} size="set" look={look} />
            </Box>
            <Box flex="1" minW="36" overflowWrap="anywhere">
              <Box textStyle="rowTitle">{name}</Box>
              {toWhom !== '' && <Box color="fg.muted">{formatMessage('slips.for', { name: toWhom })}</Box>}
              <Box color={employee === '' ? 'part.fg' : 'fg.muted'}>
                {[
                  employee === '' ? formatMessage('slips.nobodyYet') : employee,
                  formatCount('slips.piece', pieces),
                ].join(' · ')}
              </Box>
              <Box textStyle="second" color="fg.subtle" mb="2">
                {itemKey}
              </Box>
              <QuantityStepper
                name={[name, toWhom, employee].filter(Boolean).join(', ')}
                value={(copies.get(key) ?? 1) * 1000}
                onValue={(n) => onCopies(key, Math.min(99, Math.max(1, Math.round(n / 1000))))}
              />
            </Box>
          </li>
        </Box>
      ))}
    </ul>
  </Box>
);
