import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Checkbox } from '@chakra-ui/react/checkbox';
import { FieldItem } from '@chakra-ui/react/field';
import { FormField } from '../../../ui/FormField.tsx';

interface Props {
  /** The amount, as people read it. */
  due: string;
  /** Money for it is to be taken first; absent where the person may not take any. */
  onReceive?: () => void;
}

/** What is still to pay: it is received first, or a tick says that it stays due. */
export const DueField = ({ due, onReceive }: Props) => (
  <FormField<boolean>
    name="leftDue"
    label={formatMessage('handOver.due', { amount: due })}
    {...(onReceive !== undefined && {
      aside: (
        <Button variant="plain" px="0" onClick={onReceive}>
          {formatMessage('handOver.receiveFirst')}
        </Button>
      ),
    })}
  >
    {({ value }, setValue) => (
      <FieldItem value="leftDue">
        <Checkbox.Root
          checked={value}
          minH="control.touch"
          onCheckedChange={({ checked }) => setValue(checked === true)}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{formatMessage('handOver.leaveDue', { amount: due })}</Checkbox.Label>
        </Checkbox.Root>
      </FieldItem>
    )}
  </FormField>
);
