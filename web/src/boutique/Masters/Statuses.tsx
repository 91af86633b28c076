import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { Table } from '@chakra-ui/react/table';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { Statuses_tenant$key } from '../../__generated__/Statuses_tenant.graphql.ts';
import { failedWith } from '../../app/graph/fieldErrors.ts';
import { ReloadBand } from '../../app/router/ReloadBand.tsx';
import { useAddress } from '../../app/router/useAddress.ts';
import { toast } from '../../app/toast/toast.ts';
import { localPage } from '../../list/index.ts';
import { countText } from '../../ui/counted.ts';
import { TableFoot } from '../../ui/TableFoot.tsx';
import { DEFAULTS } from './address.ts';
import { DeleteMaster } from './DeleteMaster.tsx';
import { EditRow } from './EditRow.tsx';
import { NEW_STATUS, type Editing } from './editing.ts';
import { FixedStatusTag } from '../order/FixedStatusTag.tsx';
import { MasterSection } from './MasterSection.tsx';
import { RowActs } from './RowActs.tsx';
import { useDeleteStatus, useSaveStatus } from './useWriteStatuses.ts';

const PAGE_SIZE = 10;
const COLUMNS = 3;

/** Order statuses: the six of every shop with a lock, then the shop's own (spec 3 §2.6). */
export function Statuses({ tenant, editing }: { tenant: Statuses_tenant$key; editing: Editing }) {
  const { statuses: answer } = useFragment(
    graphql`
      fragment Statuses_tenant on Tenant {
        statuses @catch(to: RESULT) {
          id
          name
          fixed
          orderCount
          version
        }
      }
    `,
    tenant,
  );
  const { values, change } = useAddress(DEFAULTS);
  const { add, edit, busy } = useSaveStatus();
  const remove = useDeleteStatus();
  const [asked, setAsked] = useState<string>();
  const all = (answer.ok ? answer.value : null) ?? [];
  const page = localPage(all, Number(values.statuses), PAGE_SIZE, (next) =>
    change({ statuses: String(next) }),
  );
  const going = all.find(({ id }) => id === asked);
  const { row: edited, onRow, rights } = editing;
  const shared = {
    columns: COLUMNS,
    label: formatMessage('boutique.status'),
    busy,
    onSaved: () => {
      toast.success(formatMessage('boutique.statusSaved'));
      onRow(undefined);
    },
    onCancel: () => onRow(undefined),
  };
  if (!answer.ok || answer.value == null) {
    const malformed = !answer.ok && failedWith(answer.errors, 'UPSTREAM_INVALID');
    return (
      <ReloadBand
        answered
        title={formatMessage(malformed ? 'boutique.statusesMalformed' : 'boutique.statusesFailed')}
      />
    );
  }
  return (
    <MasterSection
      title={formatMessage('boutique.statuses')}
      count={all.length}
      add={formatMessage('boutique.addStatus')}
      onAdd={rights.add ? () => onRow(NEW_STATUS) : undefined}
      busy={edited !== undefined}
      busyHere={edited === NEW_STATUS || all.some(({ id }) => id === edited)}
      returns={edited === undefined && editing.last === NEW_STATUS}
    >
      <Table.Root aria-label={formatMessage('boutique.statuses')}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col" w="full">
              {formatMessage('boutique.status')}
            </Table.ColumnHeader>
            <Table.ColumnHeader scope="col" data-align="end">
              {formatMessage('boutique.orders')}
            </Table.ColumnHeader>
            <Table.ColumnHeader scope="col">
              <Span srOnly>{formatMessage('boutique.actions')}</Span>
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {edited === NEW_STATUS && (
            <EditRow
              {...shared}
              stored={{ name: '', type: 'DESIGN' }}
              save={({ name }, key) => add({ key, name })}
            />
          )}
          {page.rows.map(({ id, name, fixed, orderCount, version }) =>
            edited === id ? (
              <EditRow
                key={id}
                {...shared}
                stored={{ name, type: 'DESIGN' }}
                save={(typed, key) => edit({ key, status: id, name: typed.name, expectedVersion: version })}
              />
            ) : (
              <Table.Row key={id}>
                <Table.Cell>{fixed == null ? name : <FixedStatusTag fixed={fixed} name={name} />}</Table.Cell>
                <Table.Cell data-align="end">
                  {orderCount === 0 ? formatMessage('boutique.noOrders') : countText(orderCount)}
                </Table.Cell>
                <Table.Cell py="0" px={{ base: '0', md: '3' }}>
                  {fixed == null ? (
                    <RowActs row={{ id, name }} editing={editing} onDelete={() => setAsked(id)} />
                  ) : (
                    <Box
                      display="flex"
                      justifyContent="end"
                      px="2"
                      color="fg.muted"
                      title={formatMessage('boutique.statusFixed')}
                    >
                      <Lock size={18} strokeWidth={1.75} aria-hidden />
                      <Span srOnly>{formatMessage('boutique.statusFixed')}</Span>
                    </Box>
                  )}
                </Table.Cell>
              </Table.Row>
            ),
          )}
        </Table.Body>
      </Table.Root>
      {all.length > PAGE_SIZE && <TableFoot {...page.pagination} />}
      <Box display="flex" gap="2" mt="3" color="fg.muted" textStyle="second">
        <Lock size={18} strokeWidth={1.75} aria-hidden />
        {formatMessage('boutique.fixedExplained')}
      </Box>
      <DeleteMaster
        row={going}
        busy={remove.busy}
        write={(key) =>
          remove.write({ key, status: going?.id ?? '', expectedVersion: going?.version ?? null })
        }
        done={formatMessage('boutique.statusDeleted')}
        onEnd={() => setAsked(undefined)}
      />
    </MasterSection>
  );
}
