import { say, type PaymentMode } from '@galla/domain';
import { SegmentedChoice, type Choice } from '../../ui/SegmentedChoice.tsx';

interface Props {
  mode: PaymentMode;
  onMode: (mode: PaymentMode) => void;
}

const modes = (): readonly Choice<PaymentMode>[] => [
  { value: 'CASH', label: say('billing.cash') },
  { value: 'UPI', label: say('billing.upi') },
];

/** How money comes in: cash or UPI. */
export function ModeChoice({ mode, onMode }: Props) {
  return <SegmentedChoice label={say('payment.payBy')} choices={modes()} value={mode} onValue={onMode} />;
}
