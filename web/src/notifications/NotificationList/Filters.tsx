import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { Switch } from '@chakra-ui/react/switch';
import { SelectField } from '../../ui/SelectField.tsx';
import type { List } from '../../list/index.ts';
import { ONLY_UNREAD, TYPES, type DEFAULTS } from './address.ts';

interface Props {
  list: Pick<List<keyof typeof DEFAULTS>, 'filters' | 'filter'>;
}

/** Filters by kind, and by unread. */
export function Filters({ list: { filters, filter } }: Props) {
  return (
    <HStack gap="5" mb="4" flexWrap="wrap" rowGap="2">
      <Box w="menu">
        <SelectField
          label={formatMessage('notifications.filter')}
          placeholder={formatMessage('notifications.filterAll')}
          options={TYPES.map(({ word }) => ({
            value: word,
            label: formatMessage(`notifications.type.${word}`),
          }))}
          value={TYPES.find(({ word }) => word === filters.type)?.word ?? ''}
          onValue={(type) => filter({ type })}
        />
      </Box>
      <Switch.Root
        checked={filters.unread === ONLY_UNREAD}
        onCheckedChange={({ checked }) => filter({ unread: checked ? ONLY_UNREAD : '' })}
      >
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label>{formatMessage('notifications.filterUnread')}</Switch.Label>
      </Switch.Root>
    </HStack>
  );
}
