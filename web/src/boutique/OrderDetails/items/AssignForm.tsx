import { formatMessage, formatCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { AssignForm_order$key } from '../../../__generated__/AssignForm_order.graphql.ts';
import type { AssignForm_tenant$key } from '../../../__generated__/AssignForm_tenant.graphql.ts';
import { toast } from '../../../app/toast/toast.ts';
import { RecordDialogForm } from '../../../record/RecordDialogForm.tsx';
import { FormSelect } from '../../../ui/FormSelect.tsx';
import { Labelled } from '../../../ui/Labelled.tsx';
import { QuantityStepper } from '../../../ui/QuantityStepper.tsx';
import { useAssignPieces } from './useAssignPieces.ts';

interface Props {
  order: AssignForm_order$key;
  tenant: AssignForm_tenant$key;
  /** The item whose pieces are all preselected. */
  item: string;
  onClose: () => void;
}

interface Entries {
  employee: string;
  stage: string;
  /** Number of pieces by item id. */
  quantities: Record<string, number>;
}

const chosen = (quantities: Entries['quantities']) =>
  Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([item, quantity]) => ({ item, quantity }));

/** Requires an employee, a stage ("Missing Information") and at least one piece; no more than an item has. */
function check({ employee, stage, quantities }: Entries): Record<string, string> {
  return {
    ...(employee === '' && { employee: formatMessage('orderDetails.missing') }),
    ...(stage === '' && { stage: formatMessage('orderDetails.missing') }),
    ...(chosen(quantities).length === 0 && { quantities: formatMessage('orderDetails.noPieces') }),
  };
}

/** How many pieces of which items an employee gets, at which stage. */
export function AssignForm({ order: orderKey, tenant, item, onClose }: Props) {
  const { id: order, items } = useFragment(
    graphql`
      fragment AssignForm_order on Order {
        id
        items {
          id
          name
          quantity
          toWhom
          assignments {
            stage {
              id
            }
          }
        }
      }
    `,
    orderKey,
  );
  const { stages, employees } = useFragment(
    graphql`
      fragment AssignForm_tenant on Tenant @throwOnFieldError {
        stages {
          id
          name
        }
        employees(filter: { active: true }) {
          id
          fullName
        }
      }
    `,
    tenant,
  );
  const { write, busy, checking } = useAssignPieces();
  const { revalidate } = useRevalidator();
  const first = items.find(({ id }) => id === item);
  const stored: Entries = {
    employee: '',
    stage: first?.assignments[0]?.stage.id ?? '',
    quantities: Object.fromEntries(items.map(({ id, quantity }) => [id, id === item ? quantity : 0])),
  };
  return (
    <RecordDialogForm
      stored={stored}
      check={check}
      save={({ employee, stage, quantities }, key) =>
        write({ key, order, employee, stage, items: chosen(quantities) })
      }
      onSaved={() => {
        toast.success(formatMessage('orderDetails.assigned'));
        onClose();
        void revalidate();
      }}
      submit={formatMessage('orderDetails.assignSubmit')}
      busy={busy}
      onCancel={onClose}
      checking={checking}
    >
      {({ values, errors, touched, setFieldValue }) => (
        <>
          <FormSelect
            name="employee"
            label={formatMessage('orderList.employee')}
            required
            options={employees.map(({ id, fullName }) => ({ value: id, label: fullName }))}
          />
          <FormSelect
            name="stage"
            label={formatMessage('orderList.stage')}
            required
            options={stages.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <Labelled
            label={formatMessage('orderDetails.piecesEach')}
            error={touched.quantities === undefined ? undefined : (errors.quantities as string | undefined)}
          >
            <Box asChild w="full">
              <ul>
                {items.map(({ id, name, quantity, toWhom }) => (
                  <HStack key={id} asChild justify="space-between" minH="row.tall" gap="3">
                    <li>
                      <Box minW="0" overflowWrap="anywhere">
                        {[name, toWhom].filter(Boolean).join(' · ')}
                        <Box textStyle="second" color="fg.subtle">
                          {formatCount('orderList.pieces', quantity)}
                        </Box>
                      </Box>
                      <QuantityStepper
                        name={[name, toWhom].filter(Boolean).join(', ')}
                        value={(values.quantities[id] ?? 0) * 1000}
                        max={quantity * 1000}
                        orNone
                        onValue={(next) =>
                          void setFieldValue('quantities', {
                            ...values.quantities,
                            [id]: Math.min(quantity, Math.round(next / 1000)),
                          })
                        }
                      />
                    </li>
                  </HStack>
                ))}
              </ul>
            </Box>
          </Labelled>
        </>
      )}
    </RecordDialogForm>
  );
}
