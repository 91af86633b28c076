import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Separator } from '@chakra-ui/react/separator';
import { graphql, readInlineData } from 'relay-runtime';
import type { DaySums_collector$key } from '../../__generated__/DaySums_collector.graphql.ts';
import type { DaySums_mode$key } from '../../__generated__/DaySums_mode.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { modeWord } from '../../billing/index.ts';
import { FigureRow } from '../../ui/FigureRow.tsx';

const readMode = (key: DaySums_mode$key) =>
  readInlineData(
    graphql`
      fragment DaySums_mode on ReceiptsOfMode @inline {
        mode
        total
        count
      }
    `,
    key,
  );

const readCollector = (key: DaySums_collector$key) =>
  readInlineData(
    graphql`
      fragment DaySums_collector on ReceiptsOfCollector @inline {
        name
        total
        count
      }
    `,
    key,
  );

interface Props {
  modes: readonly DaySums_mode$key[];
  collectors: readonly DaySums_collector$key[];
  collected: string;
}

/** The payments received by mode and by person; both add up to the same total. */
export const DaySums = ({ modes, collectors, collected }: Props) => (
  <>
    {modes.length > 0 && (
      <>
        <Box asChild my="2">
          <dl aria-label={formatMessage('dayClose.byMode')}>
            {modes.map(readMode).map(({ mode, count, total }) => (
              <FigureRow key={mode} label={modeWord(mode)} count={count} amount={paiseOf(total)} />
            ))}
          </dl>
        </Box>
        <Separator />
      </>
    )}
    <Box asChild my="2">
      <dl aria-label={formatMessage('dayClose.byPerson')}>
        {collectors.map(readCollector).map(({ name, count, total }, place) => (
          <FigureRow key={`${place} ${name}`} label={name} count={count} amount={paiseOf(total)} />
        ))}
      </dl>
    </Box>
    <Box asChild borderY="1px solid" borderColor="border.inverted" py="1">
      <dl>
        <FigureRow label={formatMessage('dayClose.collected')} amount={paiseOf(collected)} strong />
      </dl>
    </Box>
  </>
);
