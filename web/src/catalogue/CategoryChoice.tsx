import { formatMessage } from '@galla/domain';
import { NativeSelect } from '@chakra-ui/react/native-select';

interface Props {
  categories: readonly string[];
  /** '' for all. */
  value: string;
  onValue: (category: string) => void;
}

/** Which category is shown; quiet, at the end of the tabs' line. A phone has no room for it: its search knows categories. */
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
