import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { ColorPicker, parseColor } from '@chakra-ui/react/color-picker';
import { Span } from '@chakra-ui/react/span';
import { Portal } from '@chakra-ui/react/portal';
import { CircleAlert } from 'lucide-react';

interface Props {
  label: string;
  /** "#0B5A75" */
  value: string;
  /** Suggested colours. */
  swatches: readonly string[];
  disabled: boolean;
  /** A problem or a warning about the colour. */
  notice?: { tone: 'due' | 'part'; text: string } | undefined;
  onValue: (value: string) => void;
}

/** A colour: typed as its code, or chosen in a colour picker. */
export function ColourField({ label, value, swatches, disabled, notice, onValue }: Props) {
  return (
    <ColorPicker.Root
      value={parseColor(value)}
      format="rgba"
      disabled={disabled}
      onValueChange={(details) => onValue(details.value.toString('hex').toUpperCase())}
    >
      <ColorPicker.HiddenInput />
      <ColorPicker.Label>{label}</ColorPicker.Label>
      <ColorPicker.Control>
        <ColorPicker.Trigger aria-label={`${label}: ${formatMessage('settings.otherColour')}`}>
          <ColorPicker.ValueSwatch />
        </ColorPicker.Trigger>
        <ColorPicker.ChannelInput
          channel="hex"
          aria-label={`${label}: ${formatMessage('settings.colourCode')}`}
        />
      </ColorPicker.Control>
      {notice && (
        <Box asChild display="flex" gap="1.5" textStyle="second" color={`${notice.tone}.fg`}>
          <output>
            <Span flexShrink="0" pt="0.5" lineHeight="0">
              <CircleAlert size={16} strokeWidth={2} aria-hidden />
            </Span>
            {notice.text}
          </output>
        </Box>
      )}
      <Portal>
        <ColorPicker.Positioner>
          <ColorPicker.Content>
            <ColorPicker.Area>
              <ColorPicker.AreaBackground />
              <ColorPicker.AreaThumb />
            </ColorPicker.Area>
            <ColorPicker.ChannelSlider channel="hue">
              <ColorPicker.ChannelSliderTrack />
              <ColorPicker.ChannelSliderThumb />
            </ColorPicker.ChannelSlider>
            <ColorPicker.SwatchGroup>
              {swatches.map((swatch) => (
                <ColorPicker.SwatchTrigger key={swatch} value={swatch}>
                  <ColorPicker.Swatch value={swatch} />
                </ColorPicker.SwatchTrigger>
              ))}
            </ColorPicker.SwatchGroup>
          </ColorPicker.Content>
        </ColorPicker.Positioner>
      </Portal>
    </ColorPicker.Root>
  );
}
