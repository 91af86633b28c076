import { type CommissionPart, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import type { WriteResult } from '../../app/graph/refusal.ts';
import { RecordDialogForm } from '../../record/RecordDialogForm.tsx';
import { LineChoice, type SharedLine } from './LineChoice.tsx';
import { SplitRows, type Chosen } from './SplitRows.tsx';
import { checkSplit, lineOf, partsOf, type SplitValues, valuesOf } from './splitValues.ts';

/** A line with its own split; empty if it follows the bill's. */
export type StoredLine = SharedLine & { stored: readonly CommissionPart[] };

interface Props<O extends WriteResult> {
  people: readonly Chosen[];
  /** The seller; '' if the user may not choose them. */
  seller: string;
  /** The stored split; empty if everything is the seller's. */
  stored: readonly CommissionPart[];
  /** Lines that can have a split of their own. */
  lines?: readonly StoredLine[];
  /**
   * Saves a split. Without parts, the commission goes to the seller, or a line follows the bill's split.
   * `line` is '' for the whole sale.
   */
  save: (parts: CommissionPart[], key: string, line: string) => Promise<O | undefined>;
  onSaved: (parts: readonly CommissionPart[], line: string) => void;
  onClose: () => void;
  busy?: boolean;
  checking?: boolean;
}

/** The form of a commission split, in per cents that add up to 100; a new split starts with halves. */
export function SplitForm<O extends WriteResult>(props: Props<O>) {
  const {
    people,
    seller,
    stored,
    lines = [],
    save,
    onSaved,
    onClose,
    busy = false,
    checking = false,
  } = props;
  const partsNow = (line: string) =>
    (line === '' ? stored : lines.find(({ id }) => id === line)?.stored) ?? [];
  const storedOf = (line: string): SplitValues => {
    const parts = partsNow(line);
    const rows = parts.map(({ employee, percent }) => ({ employee, percent: String(percent) }));
    const halves = [
      { employee: seller, percent: '50' },
      { employee: '', percent: '50' },
    ];
    return valuesOf(rows.length > 0 ? rows : halves, line);
  };
  return (
    <RecordDialogForm<SplitValues, O>
      stored={storedOf('')}
      check={checkSplit}
      save={(values, key) => save(partsOf(values), key, lineOf(values))}
      onSaved={(_, values) => {
        onClose();
        onSaved(partsOf(values), lineOf(values));
      }}
      submit={formatMessage('split.save')}
      busy={busy}
      onCancel={onClose}
      checking={checking}
    >
      {(state) => (
        <>
          <Box color="fg.muted">{formatMessage('split.explained')}</Box>
          {lines.length > 1 && <LineChoice state={state} lines={lines} storedOf={storedOf} />}
          <SplitRows state={state} people={people} />
          {partsNow(lineOf(state.values)).length > 0 && (
            <Button
              variant="plain"
              size="sm"
              px="0"
              alignSelf="start"
              onClick={() => void state.setValues(valuesOf([], lineOf(state.values)))}
            >
              {formatMessage(lineOf(state.values) === '' ? 'split.end' : 'split.endLine')}
            </Button>
          )}
        </>
      )}
    </RecordDialogForm>
  );
}
