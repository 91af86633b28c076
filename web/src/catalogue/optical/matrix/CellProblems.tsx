import { lensPowerOf, lensPowerText } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { withMinus } from '../variants/listed.ts';

interface Props {
  /** By power. */
  problems: Readonly<Record<string, string>>;
  /** A refusal that does not belong to a cell. */
  status: string | undefined;
}

/** Number of problems shown as text; further cells are only marked. */
const MOST = 5;

const nameOf = (text: string): string => {
  const power = lensPowerOf(text);
  return power ? lensPowerText(power).split(' ').map(withMinus).join(' ') : text;
};

/** Lists the problems of cells above the matrix, because a cell has no room for text. */
export const CellProblems = ({ problems, status }: Props) => (
  <Box role="alert" color="due.fg" textStyle="second">
    {status !== undefined && <Box>{status}</Box>}
    {Object.entries(problems)
      .slice(0, MOST)
      .map(([power, message]) => (
        <Box key={power}>
          {nameOf(power)}: {message}
        </Box>
      ))}
    {Object.keys(problems).length > MOST && <Box>+{Object.keys(problems).length - MOST}</Box>}
  </Box>
);
