import { formatDay, formatRupees, PAYMENT_MODE_LABELS, PAYMENT_MODES, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Table } from '@chakra-ui/react/table';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { StatementLinesQuery } from '../../../__generated__/StatementLinesQuery.graphql.ts';
import { fetchOptions } from '../../../app/graph/fetchOptions.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { SumFigure } from '../../../ui/SumFigure.tsx';
import { StatementFiles } from './StatementFiles.tsx';

interface Props {
  id: string;
  /** First and last day of the range. */
  from: string;
  to: string;
  attempt: number;
}

/** Empty if nothing was billed or received. */
const amountText = (amount: string) =>
  paiseOf(amount) === 0 ? null : <MoneyText amount={paiseOf(amount)} />;

function particulars({ number, mode }: { number: string; mode: string | null | undefined }): string {
  const known = PAYMENT_MODES.find((one) => one === mode);
  if (known === 'CREDIT') return formatMessage('statement.creditNote', { number });
  return known
    ? formatMessage('statement.paid', { number, mode: formatMessage(PAYMENT_MODE_LABELS[known]) })
    : number;
}

/** For phones, which have no room for two columns of amounts: "Received ₹59.00". */
function changeText({ billed, received }: { billed: string; received: string }): string {
  const isBill = paiseOf(received) === 0;
  const word = formatMessage(isBill ? 'statement.billed' : 'statement.received');
  return `${word} ${formatRupees(paiseOf(isBill ? billed : received))}`;
}

/** All bills and payments, each with the balance after it, the closing balance, and the downloads. */
export function StatementLines({ id, from, to, attempt }: Props) {
  const { node } = useLazyLoadQuery<StatementLinesQuery>(
    graphql`
      query StatementLinesQuery($id: ID!, $from: Date!, $to: Date!) @throwOnFieldError {
        node(id: $id) {
          ... on Customer @alias(as: "customer") {
            statement(from: $from, to: $to) {
              opening
              closing
              pdfUrl
              sheetUrl
              lines {
                number
                day
                mode
                billed
                received
                balance
              }
            }
          }
        }
      }
    `,
    { id, from, to },
    { ...fetchOptions(attempt), fetchPolicy: 'network-only' },
  );
  const statement = node?.customer?.statement;
  if (statement == null)
    return (
      <EmptyState title={formatMessage('statement.failed')} explained={formatMessage('statement.notAll')} />
    );
  const { opening, closing, lines, pdfUrl, sheetUrl } = statement;
  return (
    <>
      <Table.ScrollArea maxH="panel" tabIndex={0}>
        <Table.Root size="sm" stickyHeader>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>{formatMessage('print.date')}</Table.ColumnHeader>
              <Table.ColumnHeader>{formatMessage('statement.particulars')}</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end" hideBelow="md">
                {formatMessage('statement.billed')}
              </Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end" hideBelow="md">
                {formatMessage('statement.received')}
              </Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">{formatMessage('statement.balance')}</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            <Table.Row>
              <Table.Cell whiteSpace="nowrap">{formatDay(from)}</Table.Cell>
              <Table.Cell>{formatMessage('statement.opening')}</Table.Cell>
              <Table.Cell hideBelow="md" />
              <Table.Cell hideBelow="md" />
              <Table.Cell textAlign="end">
                <MoneyText amount={paiseOf(opening)} />
              </Table.Cell>
            </Table.Row>
            {lines.map((line, at) => (
              <Table.Row key={at}>
                <Table.Cell whiteSpace="nowrap">{formatDay(line.day)}</Table.Cell>
                <Table.Cell>
                  {particulars(line)}
                  <Box hideFrom="md" textStyle="second" color="fg.muted">
                    {changeText(line)}
                  </Box>
                </Table.Cell>
                <Table.Cell textAlign="end" hideBelow="md">
                  {amountText(line.billed)}
                </Table.Cell>
                <Table.Cell textAlign="end" hideBelow="md">
                  {amountText(line.received)}
                </Table.Cell>
                <Table.Cell textAlign="end">
                  <MoneyText amount={paiseOf(line.balance)} />
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
      {lines.length === 0 && (
        <Box color="fg.muted" mt="2">
          {formatMessage('statement.none')}
        </Box>
      )}
      <Box mt="4">
        <SumFigure label={formatMessage('statement.closing')} amount={paiseOf(closing)} />
      </Box>
      <StatementFiles pdfUrl={pdfUrl} sheetUrl={sheetUrl} />
    </>
  );
}
