import { mobileText, formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Person } from '../../ui/Person.tsx';

interface Props {
  name: string;
  mobile: string;
  /** Who bills; undefined for the signed-in person. */
  employeeName: string | undefined;
  onChange: () => void;
}

/** Who is billed and by whom, at the head of the money column. */
export function CustomerHead({ name, mobile, employeeName, onChange }: Props) {
  const billedBy =
    employeeName === undefined ? undefined : formatMessage('billing.billedByName', { name: employeeName });
  return (
    <HStack justify="space-between" gap="3" minH="12">
      <Person name={name} second={[mobileText(mobile), billedBy].filter(Boolean).join(' · ')} />
      <Button variant="ghost" size="sm" onClick={onChange}>
        {formatMessage('billing.change')}
      </Button>
    </HStack>
  );
}
