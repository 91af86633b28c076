import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Table } from '@chakra-ui/react/table';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { Stages_tenant$key } from '../../../__generated__/Stages_tenant.graphql.ts';
import { failedWith } from '../../../app/graph/fieldErrors.ts';
import { ReloadBand } from '../../../app/router/ReloadBand.tsx';
import { useAddress } from '../../../app/router/useAddress.ts';
import { toast } from '../../../app/toast/toast.ts';
import { localPage } from '../../../list/index.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { DEFAULTS, pageSizeOf } from '../address.ts';
import { useOrder } from '../../reorder/useOrder.ts';
import { DeleteMaster } from '../DeleteMaster.tsx';
import { EditRow } from '../EditRow.tsx';
import { NEW_STAGE, type Editing } from '../editing.ts';
import { MasterSection } from '../MasterSection.tsx';
import { StageRow } from './StageRow.tsx';
import { StagesFoot } from './StagesFoot.tsx';
import { StagesHead } from './StagesHead.tsx';
import { useReorder } from './useReorder.ts';
import { useDeleteStage, useSaveStage } from './useWriteStages.ts';

const COLUMNS = 6;

/** The stages of pieces, ordered by drag and drop (spec 3 §2.6). */
export function Stages({ tenant, editing }: { tenant: Stages_tenant$key; editing: Editing }) {
  const { id: tenantId, stages: answer } = useFragment(
    graphql`
      fragment Stages_tenant on Tenant {
        id
        stages @catch(to: RESULT) {
          id
          name
          type
          version
          ...StageRow_stage
        }
      }
    `,
    tenant,
  );
  const { values, change } = useAddress(DEFAULTS);
  const size = pageSizeOf(values.size);
  const { add, edit, busy } = useSaveStage();
  const remove = useDeleteStage();
  const reorder = useReorder(tenantId);
  const [asked, setAsked] = useState<string>();
  const order = useOrder({
    rows: (answer.ok ? answer.value : null) ?? [],
    save: reorder.save,
    onPlace: (place) => change({ stages: String(Math.floor(place / size) + 1) }),
  });
  const { shown, lifted } = order;
  const page = localPage(shown, Number(values.stages), size, (next) => change({ stages: String(next) }));
  const going = shown.find(({ id }) => id === asked);
  const { row: edited, onRow, rights } = editing;
  const shared = {
    columns: COLUMNS,
    label: formatMessage('boutique.stage'),
    typed: true,
    busy,
    onSaved: () => {
      toast.success(formatMessage('boutique.stageSaved'));
      onRow(undefined);
    },
    onCancel: () => onRow(undefined),
  };
  if (!answer.ok || answer.value == null) {
    const malformed = !answer.ok && failedWith(answer.errors, 'UPSTREAM_INVALID');
    return (
      <ReloadBand
        answered
        title={formatMessage(malformed ? 'boutique.stagesMalformed' : 'boutique.stagesFailed')}
      />
    );
  }
  return (
    <MasterSection
      title={formatMessage('boutique.stages')}
      count={shown.length}
      add={formatMessage('boutique.addStage')}
      onAdd={rights.add ? () => onRow(NEW_STAGE) : undefined}
      busy={edited !== undefined}
      busyHere={edited === NEW_STAGE || shown.some(({ id }) => id === edited)}
      returns={edited === undefined && editing.last === NEW_STAGE}
    >
      <Table.Root aria-label={formatMessage('boutique.stages')}>
        <StagesHead handles={rights.edit} />
        <Table.Body>
          {edited === NEW_STAGE && (
            <EditRow
              {...shared}
              stored={{ name: '', type: 'DESIGN' }}
              save={(typed, key) => add({ key, ...typed })}
            />
          )}
          {page.rows.map((stage, index) =>
            edited === stage.id ? (
              <EditRow
                key={stage.id}
                {...shared}
                stored={{ name: stage.name, type: stage.type }}
                save={(typed, key) =>
                  edit({ key, stage: stage.id, ...typed, expectedVersion: stage.version })
                }
              />
            ) : (
              <StageRow
                key={stage.id}
                stage={stage}
                place={(page.page - 1) * size + index + 1}
                editing={editing}
                lifted={lifted === stage.id}
                mayMove={edited === undefined && !reorder.busy}
                onKey={(event) => order.onKey(event, stage.id)}
                onLeave={order.onLeave}
                onDrop={(dragId, side) => order.drop(dragId, stage.id, side)}
                onDelete={() => setAsked(stage.id)}
              />
            ),
          )}
        </Table.Body>
      </Table.Root>
      {shown.length === 0 && edited !== NEW_STAGE ? (
        <EmptyState
          title={formatMessage('boutique.noStages')}
          explained={formatMessage('boutique.noStagesExplained')}
        />
      ) : (
        <StagesFoot
          pagination={page.pagination}
          size={size}
          onSize={(next) => change({ size: next, stages: DEFAULTS.stages })}
        />
      )}
      <Box display="flex" gap="2" mt="3" color="fg.muted" textStyle="second">
        <Info size={18} strokeWidth={1.75} aria-hidden />
        {formatMessage('boutique.orderExplained')}
      </Box>
      <Box srOnly aria-live="assertive">
        {order.heard}
      </Box>
      <DeleteMaster
        row={going}
        busy={remove.busy}
        write={(key) =>
          remove.write({ key, stage: going?.id ?? '', expectedVersion: going?.version ?? null })
        }
        done={formatMessage('boutique.stageDeleted')}
        onEnd={() => setAsked(undefined)}
      />
    </MasterSection>
  );
}
