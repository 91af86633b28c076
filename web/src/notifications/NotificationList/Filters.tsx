import { say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { Switch } from '@chakra-ui/react/switch';
import { SelectField } from '../../ui/SelectField.tsx';
import { ONLY_UNREAD, TYPES, type Shown } from './address.ts';

interface Props {
  shown: Shown;
  onChange: (change: Partial<Shown>) => void;
}

/** Which kind, and whether those that are read are shown too. */
export function Filters({ shown, onChange }: Props) {
  return (
    <HStack gap="5" mb="4" flexWrap="wrap" rowGap="2">
      <Box w="menu">
        <SelectField
          label={say('notifications.filter')}
          placeholder={say('notifications.filterAll')}
          options={TYPES.map(({ word }) => ({ value: word, label: say(`notifications.type.${word}`) }))}
          value={TYPES.find(({ word }) => word === shown.type)?.word ?? ''}
          onValue={(type) => onChange({ type })}
        />
      </Box>
      <Switch.Root
        checked={shown.unread === ONLY_UNREAD}
        onCheckedChange={({ checked }) => onChange({ unread: checked ? ONLY_UNREAD : '' })}
      >
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label>{say('notifications.filterUnread')}</Switch.Label>
      </Switch.Root>
    </HStack>
  );
}
