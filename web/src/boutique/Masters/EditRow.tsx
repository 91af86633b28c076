import { NEW_STAGE_TYPE, readStage, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Table } from '@chakra-ui/react/table';
import type { StageType } from '../../__generated__/Stages_tenant.graphql.ts';
import type { WriteResult } from '../../app/graph/refusal.ts';
import { FormStatus } from '../../record/FormStatus.tsx';
import { RecordForm } from '../../record/RecordForm.tsx';
import { errorsOf } from '../../ui/problems.ts';
import { SegmentedChoice } from '../../ui/SegmentedChoice.tsx';
import { RowName } from './RowName.tsx';

export interface MasterEntries {
  name: string;
  /** Type of a stage; ignored for a status, which has none. */
  type: StageType;
}

interface Props {
  /** Number of columns of the table. */
  columns: number;
  /** "Stage" or "Status". */
  label: string;
  stored: MasterEntries;
  /** Whether the row has a type. */
  typed?: boolean;
  busy: boolean;
  save: (values: MasterEntries, key: string) => Promise<WriteResult>;
  onSaved: () => void;
  onCancel: () => void;
}

const check = ({ name }: MasterEntries) => errorsOf(readStage({ name, type: NEW_STAGE_TYPE }));

/** A row being added or edited: name, type, Save and Cancel. Enter saves and Escape cancels. */
export function EditRow(props: Props) {
  const { columns, label, stored, typed = false, busy, save, onSaved, onCancel } = props;
  return (
    <Table.Row>
      <Table.Cell
        colSpan={columns}
        bg="accent.subtle"
        py="2"
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
        }}
      >
        <RecordForm stored={stored} check={check} save={save} onSaved={onSaved}>
          {({ values, setFieldValue }) => (
            <>
              <Box display="flex" flexWrap="wrap" gap="3" alignItems="start">
                <Box flex={{ base: '1 1 100%', md: '1' }}>
                  <RowName label={label} />
                </Box>
                {typed && (
                  <Box w="menu">
                    <SegmentedChoice<StageType>
                      label={formatMessage('boutique.type')}
                      value={values.type}
                      onValue={(type) => void setFieldValue('type', type)}
                      choices={[
                        { value: 'DESIGN', label: formatMessage('boutique.design') },
                        { value: 'PATTERN', label: formatMessage('boutique.pattern') },
                      ]}
                    />
                  </Box>
                )}
                <HStack gap="2" ms="auto">
                  <Button variant="plain" onClick={onCancel}>
                    {formatMessage('boutique.cancel')}
                  </Button>
                  <Button type="submit" loading={busy} loadingText={formatMessage('shell.saving')}>
                    {formatMessage('boutique.save')}
                  </Button>
                </HStack>
              </Box>
              <FormStatus mt="2" />
            </>
          )}
        </RecordForm>
      </Table.Cell>
    </Table.Row>
  );
}
