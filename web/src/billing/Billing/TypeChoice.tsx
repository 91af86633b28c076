import { formatMessage, type BillingOption } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { Kbd } from '../../ui/Kbd.tsx';
import { SegmentedChoice } from '../../ui/SegmentedChoice.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import { usePhone } from '../../ui/useWide.ts';
import { DOCUMENT_TYPES_SHOWN } from '../documentTypes.ts';

interface Props {
  value: BillingOption;
  onValue: (option: BillingOption) => void;
}

const Tile = chakra('label', {
  base: {
    flex: '1',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minW: '0',
    h: '16',
    px: '3.5',
    border: '1px solid',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    color: 'fg.muted',
    cursor: 'button',
    _hover: { bg: 'bg.muted' },
    '&:has(:checked)': {
      bg: 'accent.subtle',
      color: 'accent.fg',
      borderColor: 'accent.solid',
      boxShadow: 'inset 0 0 0 1px {colors.accent.solid}',
    },
    '&:has(:focus-visible)': { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '2px' },
  },
});

/** Chooses the document type: three tiles with the keys 1, 2, 3; on a phone a segmented control. */
export function TypeChoice({ value, onValue }: Props) {
  const [first, second, third] = DOCUMENT_TYPES_SHOWN;
  useShortcut('1', () => onValue(first.option), { says: formatMessage(first.tile) });
  useShortcut('2', () => onValue(second.option), { says: formatMessage(second.tile) });
  useShortcut('3', () => onValue(third.option), { says: formatMessage(third.tile) });
  const name = useId();
  if (usePhone()) {
    return (
      <SegmentedChoice
        label={formatMessage('billing.documentType')}
        value={value}
        onValue={onValue}
        choices={DOCUMENT_TYPES_SHOWN.map(({ option, tile, icon: Icon }) => ({
          value: option,
          label: formatMessage(tile),
          icon: <Icon strokeWidth={1.75} aria-hidden />,
        }))}
      />
    );
  }
  return (
    <Box role="radiogroup" aria-label={formatMessage('billing.documentType')} display="flex" gap="3">
      {DOCUMENT_TYPES_SHOWN.map(({ option, tile, tileHint, icon: Icon }, index) => (
        <Tile key={option}>
          <chakra.input
            type="radio"
            name={name}
            srOnly
            checked={option === value}
            onChange={() => onValue(option)}
          />
          <Icon size={24} strokeWidth={1.75} aria-hidden />
          <Box flex="1" minW="0">
            <Box textStyle="section" color="fg">
              {formatMessage(tile)}
            </Box>
            <Box textStyle="body" truncate>
              {formatMessage(tileHint)}
            </Box>
          </Box>
          {/* On a tablet the hint needs the room. */}
          <Box hideBelow="lg">
            <Kbd keys={[String(index + 1)]} />
          </Box>
        </Tile>
      ))}
    </Box>
  );
}
