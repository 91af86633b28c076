import { BILL_PAPERS, type BillPaper, paperName, type PageSize, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Labelled } from '../../../ui/Labelled.tsx';
import { SegmentedChoice } from '../../../ui/SegmentedChoice.tsx';

interface Props {
  paper: BillPaper;
  pageSize: PageSize;
  disabled: boolean;
  onPaper: (paper: BillPaper) => void;
}

/** The paper used at the counter; choosing one saves it. */
export function PaperOfBills({ paper, pageSize, disabled, onPaper }: Props) {
  return (
    <Box py="3" borderBottom="1px solid" borderColor="border">
      <Labelled
        label={formatMessage('settings.billPaper')}
        hint={formatMessage('settings.billPaperHint')}
        disabled={disabled}
      >
        <SegmentedChoice
          choices={BILL_PAPERS.map((value) => ({ value, label: paperName(value, pageSize) }))}
          value={paper}
          onValue={onPaper}
        />
      </Labelled>
    </Box>
  );
}
