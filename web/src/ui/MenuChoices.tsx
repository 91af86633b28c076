import { Menu } from '@chakra-ui/react/menu';
import { Check } from 'lucide-react';

interface Props {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onValue: (value: string) => void;
}

/** Radio choices in a menu. */
export function MenuChoices({ label, value, options, onValue }: Props) {
  return (
    <Menu.RadioItemGroup value={value} aria-label={label} onValueChange={(details) => onValue(details.value)}>
      {options.map((option) => (
        <Menu.RadioItem key={option.value} value={option.value}>
          <Menu.ItemText>{option.label}</Menu.ItemText>
          <Menu.ItemIndicator>
            <Check strokeWidth={2} aria-hidden />
          </Menu.ItemIndicator>
        </Menu.RadioItem>
      ))}
    </Menu.RadioItemGroup>
  );
}
