import { formatMessage } from '@galla/domain';
import { PinDialog, pinProblem } from '../../session/index.ts';
import { useApproveLimits } from './useApproveLimits.ts';
import type { OwnerPin } from './useOwnerPin.ts';

/** The owner enters their PIN at the till, which lifts the limits for one bill. */
export default function OwnerPinDialog({ reason, onSettled }: OwnerPin & { open: boolean }) {
  const { write, busy } = useApproveLimits();
  const give = async (pin: string): Promise<string | undefined> => {
    const outcome = await write({ pin });
    if (outcome.kind === 'saved') {
      onSettled(outcome.saved.limitApproval);
      return undefined;
    }
    if (outcome.kind === 'failed') return outcome.message;
    return pinProblem(outcome.message, outcome.refusal?.code, outcome.answer?.refused?.retryAfter);
  };
  return (
    <PinDialog
      open={reason !== undefined}
      title={formatMessage('limits.askTitle')}
      reason={[reason, formatMessage('limits.askExplained')].filter(Boolean).join(' ')}
      label={formatMessage('limits.askPin')}
      submit={formatMessage('limits.lift')}
      busy={busy}
      give={give}
      onCancel={() => onSettled(undefined)}
    />
  );
}
