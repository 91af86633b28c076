import { FLAGS, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { Table } from '@chakra-ui/react/table';
import { DeleteButton } from './DeleteButton.tsx';
import { FLAG_NAMES } from './flagNames.ts';
import { boxesOf, hasRule, type LinesProps } from './lineProps.ts';
import { Tick } from './Tick.tsx';

interface Props extends LinesProps {
  /** Accessible name, with the role. */
  label: string;
}

/** The permissions as a table of menus and flags; group lines are bold. */
export function RightsTable({ label, ...props }: Props) {
  const { lines, ticks, onDelete } = props;
  const headings = [...FLAGS, 'all' as const].map((flag) => formatMessage(FLAG_NAMES[flag]));
  return (
    <Box borderTop="2px solid" borderColor="border.inverted">
      <Table.Root aria-label={label}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col" w="full">
              {formatMessage('permissions.menu')}
            </Table.ColumnHeader>
            {headings.map((heading) => (
              <Table.ColumnHeader
                key={heading}
                scope="col"
                minW={{ base: '16', lg: 'cell.tick' }}
                css={{ textAlign: 'center' }}
              >
                {heading}
              </Table.ColumnHeader>
            ))}
            {onDelete && (
              <Table.ColumnHeader scope="col">
                <Span srOnly>{formatMessage('permissions.rule')}</Span>
              </Table.ColumnHeader>
            )}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {lines.map((line) => (
            <Table.Row key={`${line.kind} ${line.menus[0]?.menu}`}>
              <Table.Cell
                {...(line.kind === 'sub' ? { ps: '10', color: 'fg.muted' } : { fontWeight: 'semibold' })}
              >
                {line.name}
              </Table.Cell>
              {boxesOf(line, props).map(({ key, ...box }) => (
                <Table.Cell
                  key={key}
                  py="0"
                  css={{ textAlign: 'center' }}
                  {...(key === 'all' && { borderStart: '1px solid', borderStartColor: 'border' })}
                >
                  <Tick menu={line.name} {...box} />
                </Table.Cell>
              ))}
              {onDelete && (
                <Table.Cell py="0">
                  {line.kind !== 'sub' && hasRule(line, ticks) && (
                    <DeleteButton line={line} onDelete={onDelete} />
                  )}
                </Table.Cell>
              )}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
