import { formatMessage, formatCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { toast } from '../../../app/toast/toast.ts';
import { useFreshPin } from '../../../session/index.ts';
import { Labelled } from '../../../ui/Labelled.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { rateChoices } from './rates.ts';

interface Props {
  /** "18" */
  rate: string;
  /** Number of items that use it. */
  items: number;
  disabled: boolean;
  /** Resolves with whether it was saved; `done` reports success. */
  onRate: (rate: string, done: () => void) => Promise<boolean>;
}

/** The shop's default GST rate: chosen, then saved by a button with the PIN; it can be undone for a minute. */
export function GstRate({ rate, items, disabled, onRate }: Props) {
  const { today } = useShopClock();
  const [chosen, setChosen] = useState(rate);
  const [busy, setBusy] = useState(false);
  const pin = useFreshPin(formatMessage('settings.gstPin', { before: rate, after: chosen }));
  const changed = chosen !== rate;

  const undo = (): void => {
    toast.clear();
    setChosen(rate);
    void onRate(rate, () => toast.success(formatMessage('settings.gstUndo', { rate })));
  };
  const save = async (): Promise<void> => {
    if (!(await pin.ask())) return;
    setBusy(true);
    await onRate(chosen, () =>
      toast.undoable(
        formatMessage('settings.gstUndo', { rate: chosen }),
        formatMessage('settings.undo'),
        undo,
      ),
    );
    setBusy(false);
  };
  return (
    <Box py="3">
      <Labelled
        label={formatMessage('settings.gst')}
        hint={formatCount('settings.gstHint', items)}
        disabled={disabled}
      >
        <SelectField options={rateChoices(today, rate)} value={chosen} onValue={setChosen} />
      </Labelled>
      {changed && !disabled && (
        <Button mt="3" loading={busy} loadingText={formatMessage('shell.saving')} onClick={() => void save()}>
          {formatCount('settings.gstSave', items, { rate: chosen })}
        </Button>
      )}
      {pin.dialog}
    </Box>
  );
}
