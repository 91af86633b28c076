import { type CommissionPart, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import type { WriteResult } from '../../app/graph/refusal.ts';
import { RecordDialogForm } from '../../record/RecordDialogForm.tsx';
import { SplitRows, type Chosen } from './SplitRows.tsx';
import { checkSplit, partsOf, type SplitValues, valuesOf } from './splitValues.ts';

interface Props<O extends WriteResult> {
  people: readonly Chosen[];
  /** Who sells it; '' for nobody whom one may choose. */
  seller: string;
  /** Who shares it now; nobody where it is the seller's. */
  stored: readonly CommissionPart[];
  /** None of them gives all to the seller. */
  save: (parts: CommissionPart[], key: string) => Promise<O | undefined>;
  onSaved: (parts: readonly CommissionPart[]) => void;
  onClose: () => void;
  busy?: boolean;
  checking?: boolean;
}

/** Who shares what a sale earns, in per cents that make 100; a new split begins with halves. */
export function SplitForm<O extends WriteResult>(props: Props<O>) {
  const { people, seller, stored, save, onSaved, onClose, busy = false, checking = false } = props;
  const rows =
    stored.length > 0
      ? stored.map(({ employee, percent }) => ({ employee, percent: String(percent) }))
      : [
          { employee: seller, percent: '50' },
          { employee: '', percent: '50' },
        ];
  return (
    <RecordDialogForm<SplitValues, O>
      stored={valuesOf(rows)}
      check={checkSplit}
      save={(values, key) => save(partsOf(values), key)}
      onSaved={(_, values) => {
        onClose();
        onSaved(partsOf(values));
      }}
      submit={formatMessage('split.save')}
      busy={busy}
      onCancel={onClose}
      checking={checking}
    >
      {(state) => (
        <>
          <Box color="fg.muted">{formatMessage('split.explained')}</Box>
          <SplitRows state={state} people={people} />
          {stored.length > 0 && (
            <Button
              variant="plain"
              size="sm"
              px="0"
              alignSelf="start"
              onClick={() => void state.setValues({})}
            >
              {formatMessage('split.end')}
            </Button>
          )}
        </>
      )}
    </RecordDialogForm>
  );
}
