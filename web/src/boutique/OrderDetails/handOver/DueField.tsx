import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Checkbox } from '@chakra-ui/react/checkbox';
import { FieldItem } from '@chakra-ui/react/field';
import { FormField } from '../../../ui/FormField.tsx';

interface Props {
  /** The formatted amount due. */
  due: string;
  /** Receives a payment first; undefined if the user may not take payments. */
  onReceive?: () => void;
}

/** The amount due: receive it first, or tick that it stays due. */
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
