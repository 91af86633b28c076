import { formatMessage } from '@galla/domain';
import { Span } from '@chakra-ui/react/span';
import { Table } from '@chakra-ui/react/table';

/** The header row of the stages, without a column for handles if the user may not move them. */
export function StagesHead({ handles }: { handles: boolean }) {
  return (
    <Table.Header>
      <Table.Row>
        {handles && (
          <Table.ColumnHeader scope="col">
            <Span srOnly>{formatMessage('boutique.move')}</Span>
          </Table.ColumnHeader>
        )}
        <Table.ColumnHeader scope="col" hideBelow="md">
          <Span srOnly>{formatMessage('boutique.position')}</Span>
        </Table.ColumnHeader>
        <Table.ColumnHeader scope="col" w="full">
          {formatMessage('boutique.stage')}
        </Table.ColumnHeader>
        <Table.ColumnHeader scope="col">{formatMessage('boutique.type')}</Table.ColumnHeader>
        <Table.ColumnHeader scope="col" data-align="end" hideBelow="md">
          {formatMessage('boutique.orders')}
        </Table.ColumnHeader>
        <Table.ColumnHeader scope="col">
          <Span srOnly>{formatMessage('boutique.actions')}</Span>
        </Table.ColumnHeader>
      </Table.Row>
    </Table.Header>
  );
}
