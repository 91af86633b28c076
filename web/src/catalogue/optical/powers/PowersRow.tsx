import { LENS_VALUES, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Trash2 } from 'lucide-react';
import { toast } from '../../../app/toast/toast.ts';
import { withMinus } from '../variants/listed.ts';
import type { Powers } from './powers.ts';
import { PowerFields } from './PowerFields.tsx';
import { usePowers } from './usePowers.ts';
import { useSavePowers } from './useSavePowers.ts';

interface Props {
  /** Global id of the prescription. */
  id: string;
  stored: Powers;
  mayEdit: boolean;
  onUnsaved: (dirty: boolean) => void;
  /** Opens the delete dialog; receives the name of the row. */
  onDelete: (name: string) => void;
}

/** "−2.00 −0.75 90 65.0": the name of a row. */
const nameOf = (powers: Powers): string =>
  LENS_VALUES.map((name) => withMinus(powers[name]))
    .filter(Boolean)
    .join(' ');

/** A row of stored powers: edited in place, saved by Enter or the button that an edit shows, or deleted. */
export function PowersRow({ id, stored, mayEdit, onUnsaved, onDelete }: Props) {
  const { edit, busy } = useSavePowers();
  const state = usePowers(stored, (powers, key) => edit({ key, prescription: id, powers }), onUnsaved);
  const { powers, problems, refusal, isDirty, setPower, save, reset } = state;
  const store = async (): Promise<void> => {
    if (!isDirty || busy || !(await save())) return;
    toast.success(formatMessage('optical.prescriptionSaved'));
    onUnsaved(false);
  };
  const name = nameOf(stored);
  return (
    <PowerFields
      powers={powers}
      problems={problems}
      refusal={refusal}
      readOnly={!mayEdit}
      onPower={setPower}
      onEnter={() => void store()}
    >
      {mayEdit && isDirty && (
        <>
          <Button variant="plain" onClick={() => reset(stored)}>
            {formatMessage('optical.undo')}
            <Box srOnly>{name}</Box>
          </Button>
          <Button loading={busy} loadingText={formatMessage('shell.saving')} onClick={() => void store()}>
            {formatMessage('optical.save')}
            <Box srOnly>{name}</Box>
          </Button>
        </>
      )}
      {mayEdit && !isDirty && (
        <Button variant="plain" px="2" onClick={() => onDelete(name)}>
          <Trash2 strokeWidth={1.75} aria-hidden />
          <Box srOnly>{formatMessage('optical.deletePowers', { name })}</Box>
        </Button>
      )}
    </PowerFields>
  );
}
