import { formatMessage, type MessageKey } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Slider } from '@chakra-ui/react/slider';
import { HStack } from '@chakra-ui/react/stack';
import { SliderLine } from './SliderLine.tsx';

interface Props {
  label: string;
  hint?: string;
  /** Message that formats the figure; whole pixels by default. */
  unit?: Extract<MessageKey, 'settings.pixels' | 'printing.millimetres' | 'printing.number'>;
  value: number;
  limits: { readonly min: number; readonly max: number };
  disabled: boolean;
  onValue: (value: number) => void;
}

/**
 * A length in whole steps, with its figure beside the label; arrow keys change it by one, Home and End go to its
 * limits.
 */
export function LengthSlider({
  label,
  hint,
  unit = 'settings.pixels',
  value,
  limits,
  disabled,
  onValue,
}: Props) {
  return (
    <Box>
      <Slider.Root
        min={limits.min}
        max={limits.max}
        value={[value]}
        disabled={disabled}
        onValueChange={(details) => onValue(details.value[0] ?? value)}
        getAriaValueText={(details) => formatMessage(unit, { n: details.value })}
      >
        <HStack justify="space-between">
          <Slider.Label>{label}</Slider.Label>
          <Slider.ValueText>{formatMessage(unit, { n: value })}</Slider.ValueText>
        </HStack>
        <SliderLine />
      </Slider.Root>
      {hint !== undefined && (
        <Box textStyle="second" color="fg.subtle">
          {hint}
        </Box>
      )}
    </Box>
  );
}
