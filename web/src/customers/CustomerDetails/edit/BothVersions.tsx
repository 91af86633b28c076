import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Table } from '@chakra-ui/react/table';
import { useFormikContext } from 'formik';
import { differing, type EditValues } from './editValues.ts';

interface Props {
  /** The customer as stored meanwhile by another user. */
  stored: EditValues;
  /** The user decided: the values in the form count. */
  onDecided: () => void;
}

/** Both versions side by side, field by field; the user chooses which one stays in the form. */
export function BothVersions({ stored, onDecided }: Props) {
  const { values, setValues } = useFormikContext<EditValues>();
  const fields = differing(values, stored);
  return (
    <Box role="alert" p="3" bg="part.subtle" borderTop="3px solid" borderColor="part.fg">
      <Box textStyle="section">{formatMessage('customers.changedBy')}</Box>
      {fields.length > 0 && (
        <Table.Root size="sm" mt="2" bg="transparent">
          <Table.Header>
            <Table.Row bg="transparent">
              <Table.ColumnHeader />
              <Table.ColumnHeader>{formatMessage('customers.yours')}</Table.ColumnHeader>
              <Table.ColumnHeader>{formatMessage('customers.theirs')}</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {fields.map(({ label, mine, stored: theirs }) => (
              <Table.Row key={label} bg="transparent">
                <Table.Cell>{label}</Table.Cell>
                <Table.Cell overflowWrap="anywhere">{mine}</Table.Cell>
                <Table.Cell overflowWrap="anywhere">{theirs}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      )}
      <HStack mt="3" gap="2" flexWrap="wrap">
        <Button size="sm" variant="outline" onClick={onDecided}>
          {formatMessage('customers.keepMine')}
        </Button>
        <Button
          size="sm"
          variant="outline"
          onClick={() => {
            void setValues(stored);
            onDecided();
          }}
        >
          {formatMessage('customers.takeTheirs')}
        </Button>
      </HStack>
    </Box>
  );
}
