import { mobileText, formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Person } from '../../ui/Person.tsx';

interface Props {
  name: string;
  mobile: string;
  /** Name of the billing employee; undefined for the signed-in user. */
  employeeName: string | undefined;
  /** Number of employees who share the commission; 0 if not shared. */
  sharedBy: number;
  onChange: () => void;
}

/** The customer and the billing employee at the top of the money column. */
export function CustomerHead({ name, mobile, employeeName, sharedBy, onChange }: Props) {
  const billedBy =
    employeeName === undefined ? undefined : formatMessage('billing.billedByName', { name: employeeName });
  const shared = sharedBy === 0 ? undefined : formatMessage('split.sharedBy', { n: sharedBy });
  return (
    <HStack justify="space-between" gap="3" minH="12">
      <Person name={name} second={[mobileText(mobile), billedBy, shared].filter(Boolean).join(' · ')} />
      <Button variant="ghost" size="sm" onClick={onChange}>
        {formatMessage('billing.change')}
      </Button>
    </HStack>
  );
}
