import { Box } from '@chakra-ui/react/box';
import { Switch } from '@chakra-ui/react/switch';
import { useId } from 'react';

interface Props {
  label: string;
  /** What the setting does, or what being off means. */
  hint: string;
  on: boolean;
  disabled: boolean;
  onTurn: (on: boolean) => void;
}

/** A row with a description and a switch at its end. The whole row is the target. */
export function SettingSwitch({ label, hint, on, disabled, onTurn }: Props) {
  const hintId = useId();
  return (
    <Switch.Root
      checked={on}
      disabled={disabled}
      onCheckedChange={(details) => onTurn(details.checked)}
      display="flex"
      w="full"
      justifyContent="space-between"
      gap="4"
      py="3"
      minH="row.list"
      borderBottom="1px solid"
      borderColor="border"
    >
      <Switch.HiddenInput aria-describedby={hintId} />
      <Box minW="0">
        <Switch.Label textStyle="rowTitle">{label}</Switch.Label>
        <Box id={hintId} textStyle="second" color="fg.subtle">
          {hint}
        </Box>
      </Box>
      <Switch.Control />
    </Switch.Root>
  );
}
