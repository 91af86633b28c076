import { formatMessage, formatCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { HStack } from '@chakra-ui/react/stack';
import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { StatusChoiceQuery } from '../../__generated__/StatusChoiceQuery.graphql.ts';
import { fetchOptions } from '../../app/graph/fetchOptions.ts';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import { FormPart } from '../../ui/form/FormPart.tsx';
import { Tag } from '../../ui/StatusTag.tsx';
import { StatusForm } from './StatusForm.tsx';
import { useUpdateCustomerStatus } from './useUpdateCustomerStatus.ts';

/** The customer whose status is set. */
export interface StatusCustomer {
  id: string;
  name: string;
  status: string | null;
}

interface Props {
  customer: StatusCustomer;
  /** Incremented by every Retry. */
  attempt: number;
  onEnd: () => void;
}

/** The statuses. One without a form is saved at once, the others open their form. */
export function StatusChoice({ customer, attempt, onEnd }: Props) {
  const { viewer } = useLazyLoadQuery<StatusChoiceQuery>(
    graphql`
      query StatusChoiceQuery @throwOnFieldError {
        viewer {
          tenant {
            customerStatuses {
              code
              name
              fieldCount
              ...StatusForm_status
            }
          }
        }
      }
    `,
    {},
    fetchOptions(attempt),
  );
  const [chosen, setChosen] = useState<string>();
  const { write, busy } = useUpdateCustomerStatus();
  const statuses = viewer?.tenant?.customerStatuses ?? [];
  const status = statuses.find(({ code }) => code === chosen);
  const saveAtOnce = async (code: string, name: string): Promise<void> => {
    const outcome = await write({ key: newKey(), customer: customer.id, status: code });
    if (outcome.kind !== 'saved') {
      toast.error(outcome.message);
      return;
    }
    toast.success(formatMessage('customers.statusSaved', { name: customer.name, status: name }));
    onEnd();
  };
  return (
    <>
      <Dialog.Body>
        <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '2fr 3fr' }} gap="5" alignItems="start">
          <Box asChild {...(status && { hideBelow: 'md' })}>
            <ul aria-label={formatMessage('customers.status')}>
              {statuses.map(({ code, name, fieldCount }) => (
                <li key={code}>
                  <Button
                    variant="ghost"
                    {...(code === chosen && { bg: 'accent.subtle' })}
                    w="full"
                    justifyContent="space-between"
                    disabled={busy}
                    aria-pressed={code === chosen}
                    onClick={() => (fieldCount === 0 ? void saveAtOnce(code, name) : setChosen(code))}
                  >
                    {name}
                    <HStack gap="2">
                      {fieldCount > 0 && (
                        <Box as="span" textStyle="second" color="fg.subtle">
                          {formatCount('customers.statusFields', fieldCount)}
                        </Box>
                      )}
                      {name === customer.status && (
                        <Tag tone="process">{formatMessage('customers.statusNow')}</Tag>
                      )}
                    </HStack>
                  </Button>
                </li>
              ))}
            </ul>
          </Box>
          {status ? (
            <FormPart key={status.code} title={formatMessage('customers.statusFormFailed')} fields={3}>
              {(formAttempt) => (
                <StatusForm
                  customer={customer}
                  status={status}
                  attempt={formAttempt}
                  onBack={() => setChosen(undefined)}
                  onEnd={onEnd}
                />
              )}
            </FormPart>
          ) : (
            <Box color="fg.muted" hideBelow="md">
              {formatMessage('customers.statusChoose')}
            </Box>
          )}
        </Box>
      </Dialog.Body>
      {!status && (
        <Dialog.Footer>
          <Button variant="outline" onClick={onEnd}>
            {formatMessage('shell.back')}
          </Button>
        </Dialog.Footer>
      )}
    </>
  );
}
