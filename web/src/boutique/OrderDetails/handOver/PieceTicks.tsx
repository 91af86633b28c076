import { formatMessage } from '@galla/domain';
import { Checkbox, CheckboxGroup } from '@chakra-ui/react/checkbox';
import { FieldItem } from '@chakra-ui/react/field';
import { FormField } from '../../../ui/FormField.tsx';
import { useFieldContext } from '../../../ui/useFieldContext.ts';
import type { ReadyPiece } from './readyPieces.ts';

/** "Blouse, piece 2 · Ananya": the label of a piece. */
const nameOf = ({ item, toWhom, number, isOneOfMany }: ReadyPiece): string =>
  [isOneOfMany ? formatMessage('handOver.piece', { item, n: number }) : item, toWhom]
    .filter(Boolean)
    .join(' · ');

interface TicksProps {
  pieces: readonly ReadyPiece[];
  chosen: readonly string[];
  onChosen: (chosen: string[]) => void;
}

function Ticks({ pieces, chosen, onChosen }: TicksProps) {
  const { invalid, labelledBy, describedBy } = useFieldContext();
  return (
    <CheckboxGroup {...labelledBy} {...describedBy} value={[...chosen]} onValueChange={onChosen} gap="0">
      {pieces.map((piece) => (
        <FieldItem key={piece.id} value={piece.id}>
          <Checkbox.Root value={piece.id} minH="control.touch" required={false} invalid={invalid}>
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label overflowWrap="anywhere">{nameOf(piece)}</Checkbox.Label>
          </Checkbox.Root>
        </FieldItem>
      ))}
    </CheckboxGroup>
  );
}

/** Checkboxes for the pieces that are ready to collect; ticked ones are handed over. */
export const PieceTicks = ({ pieces }: { pieces: readonly ReadyPiece[] }) => (
  <FormField<string[]>
    name="pieces"
    label={formatMessage('handOver.pieces')}
    hint={formatMessage('handOver.explained')}
  >
    {(field, setValue) => <Ticks pieces={pieces} chosen={field.value} onChosen={setValue} />}
  </FormField>
);
