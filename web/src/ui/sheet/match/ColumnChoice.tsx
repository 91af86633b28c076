import { formatMessage, type MatchField } from '@galla/domain';
import { Span } from '@chakra-ui/react/span';
import { Labelled } from '../../Labelled.tsx';
import { SelectField } from '../../SelectField.tsx';
import type { MatchColumn } from './choices.ts';

interface Props {
  column: MatchColumn;
  fields: readonly MatchField[];
  /** The matched field; null if the column is left out. */
  field: string | null;
  problem: string | undefined;
  onField: (field: string | null) => void;
}

/** One column: its heading, a sample value, and the matched field. */
export function ColumnChoice({
  column: { column, heading, sample },
  fields,
  field,
  problem,
  onField,
}: Props) {
  const letter = formatMessage('sheets.matchColumn', { column });
  return (
    <Labelled
      label={heading.trim() === '' ? letter : `${column} · ${heading}`}
      error={problem}
      aside={
        <Span color="fg.muted" textStyle="second" minW="0" maxW="50%" truncate title={sample}>
          {sample === ''
            ? formatMessage('sheets.matchEmpty')
            : formatMessage('sheets.matchSample', { sample })}
        </Span>
      }
    >
      <SelectField
        options={fields.map(({ name, label, required }) => ({
          value: name,
          label: required ? `${label} *` : label,
        }))}
        value={field ?? ''}
        placeholder={formatMessage('sheets.matchLeaveOut')}
        onValue={(value) => onField(value === '' ? null : value)}
      />
    </Labelled>
  );
}
