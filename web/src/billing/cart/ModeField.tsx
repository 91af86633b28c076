import { PAYMENT_MODES, PAYMENT_MODE_LABELS, say, type PaymentMode } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Banknote, QrCode } from 'lucide-react';
import { Labelled } from '../../ui/Labelled.tsx';
import { SegmentedChoice } from '../../ui/SegmentedChoice.tsx';
import { MODE_ID } from './elements.ts';

interface Props {
  value: PaymentMode | null;
  onValue: (mode: PaymentMode) => void;
  error: string | undefined;
  /** Between icons there is no room on a desktop. */
  icons?: boolean;
}

const ICONS = { CASH: Banknote, UPI: QrCode };

/** Cash or UPI; required (spec 2 §5). */
export function ModeField({ value, onValue, error, icons = false }: Props) {
  return (
    <Labelled label={say('billing.paymentMode')} required error={error}>
      <Box id={MODE_ID} w="full">
        <SegmentedChoice
          value={value ?? undefined}
          onValue={onValue}
          choices={PAYMENT_MODES.map((mode) => {
            const Icon = ICONS[mode];
            return {
              value: mode,
              label: say(PAYMENT_MODE_LABELS[mode]),
              ...(icons && { icon: <Icon strokeWidth={1.75} aria-hidden /> }),
            };
          })}
        />
      </Box>
    </Labelled>
  );
}
