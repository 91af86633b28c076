import { formatMessage } from '@galla/domain';
import { NativeSelect } from '@chakra-ui/react/native-select';

interface Props {
  categories: readonly string[];
  /** '' for all. */
  value: string;
  onValue: (category: string) => void;
}

/**
 * The category filter, at the end of the row of tabs. Not shown on a phone, where the search covers
 * categories.
 */
export function CategoryChoice({ categories, value, onValue }: Props) {
  return (
    <NativeSelect.Root w="auto" maxW="sheet" hideBelow="md">
      <NativeSelect.Field
        aria-label={formatMessage('catalogue.categories')}
        css={{ fieldSizing: 'content' }}
        border="none"
        pe="8"
        bg="transparent"
        color="fg.muted"
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
      >
        <option value="">{formatMessage('catalogue.allCategories')}</option>
        {categories.map((category) => (
          <option key={category} value={category}>
            {category}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
