import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import { namedCustomer, type NamedCustomer, type Taken } from './useCreateCustomer.ts';
import { useOpenCustomer } from './useOpenCustomer.ts';

interface Props extends Taken {
  /** The number that was sent. */
  mobile: string;
  onChoose: (customer: NamedCustomer) => void;
}

/**
 * The options when a number is taken: choose its customer, bill them by the full number, or ask the owner.
 */
export function TakenNumber({ by, mayOpen, mobile, onChoose }: Props) {
  const { write, busy } = useOpenCustomer();
  const bill = async (): Promise<void> => {
    const outcome = await write({ key: newKey(), mobile });
    if (outcome.kind === 'saved') onChoose(namedCustomer(outcome.saved.customer, mobile));
    else toast.error(outcome.message);
  };
  if (by) {
    return (
      <Button variant="outline" size="sm" alignSelf="flex-start" onClick={() => onChoose(by)}>
        {formatMessage('customers.chooseExisting', { name: by.name })}
      </Button>
    );
  }
  return (
    <Box textStyle="caption" color="fg.muted">
      <output>{formatMessage(mayOpen ? 'customers.takenBill' : 'customers.takenAsk')}</output>
      {mayOpen && (
        <Button variant="outline" size="sm" display="flex" mt="2" loading={busy} onClick={() => void bill()}>
          {formatMessage('customers.billExisting')}
        </Button>
      )}
    </Box>
  );
}
