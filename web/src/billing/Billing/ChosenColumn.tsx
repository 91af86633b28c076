import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { MoneyAside } from '../../ui/MoneyColumn.tsx';

interface Props {
  /** Document type and customer: "Invoice for Priya Agarwal". */
  summary: string | undefined;
  problem: string | undefined;
  /** The button to continue. */
  act: ReactNode;
  children: ReactNode;
}

/** The money column of a desktop: the chosen customer and the button to continue. */
export function ChosenColumn({ summary, problem, act, children }: Props) {
  return (
    <MoneyAside
      title={formatMessage('billing.chosenCustomer')}
      width="selection"
      foot={
        <Box px="5" pb="5" pt="2">
          {problem === undefined ? (
            <Box color="fg.muted" mb="2" minH="5">
              {summary}
            </Box>
          ) : (
            <Box role="alert" color="due.fg" mb="2">
              {problem}
            </Box>
          )}
          {act}
        </Box>
      }
    >
      {children}
    </MoneyAside>
  );
}
