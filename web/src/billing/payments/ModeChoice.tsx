import { PAYMENT_MODES, PAYMENT_MODE_LABELS, say, type PaymentMode } from '@galla/domain';
import { SegmentedChoice } from '../../ui/SegmentedChoice.tsx';

interface Props {
  mode: PaymentMode;
  onMode: (mode: PaymentMode) => void;
}

/** How money comes in. */
export function ModeChoice({ mode, onMode }: Props) {
  return (
    <SegmentedChoice
      label={say('payment.payBy')}
      choices={PAYMENT_MODES.map((value) => ({ value, label: say(PAYMENT_MODE_LABELS[value]) }))}
      value={mode}
      onValue={onMode}
    />
  );
}
