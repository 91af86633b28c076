import { lensPowerOf, lensPowerText } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { withMinus } from '../variants/listed.ts';

interface Props {
  /** By power. */
  problems: Readonly<Record<string, string>>;
  /** What was refused and is of no cell. */
  status: string | undefined;
}

/** So many are named; the others are marked in the matrix. */
const MOST = 5;

const nameOf = (text: string): string => {
  const power = lensPowerOf(text);
  return power ? lensPowerText(power).split(' ').map(withMinus).join(' ') : text;
};

/** What is wrong with which cells, over the matrix: a cell itself has no room for a sentence. */
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
