import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';

interface Props {
  sheet: string;
  isNoneKnown: boolean;
  /** Required fields without a column, as sentences. */
  missing: readonly string[];
  problem: string | undefined;
}

/** Above the columns: instructions, and missing fields. */
export const MatchNotes = ({ sheet, isNoneKnown, missing, problem }: Props) => (
  <>
    <Box mb="1" color="fg.muted" overflowWrap="anywhere">
      {sheet}
    </Box>
    <Box textStyle="section" mb="1">
      {formatMessage('sheets.matchTitle')}
    </Box>
    <Box textStyle="second" color="fg.muted" mb="3">
      {formatMessage(isNoneKnown ? 'sheets.matchNone' : 'sheets.matchHint')}
    </Box>
    <Box aria-live="polite" color="due.fg" mb={missing.length > 0 ? '3' : '0'}>
      {missing.map((message) => (
        <Box key={message}>{message}</Box>
      ))}
    </Box>
    {problem !== undefined && (
      <Box role="alert" mb="3" color="due.fg">
        {problem}
      </Box>
    )}
  </>
);
