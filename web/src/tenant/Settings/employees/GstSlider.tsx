import { say, SHOP_GST } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { Slider } from '@chakra-ui/react/slider';
import { useRef, useState } from 'react';

interface Props {
  /** "18" */
  rate: string;
  disabled: boolean;
  onRate: (rate: string) => void;
}

/** The shop's own GST rate. It is saved when the thumb is let go, not on its way. */
export function GstSlider({ rate, disabled, onRate }: Props) {
  const [sliding, setSliding] = useState<number>();
  const last = useRef<number>(undefined);
  const value = sliding ?? Number(rate);
  return (
    <Box py="3">
      <Slider.Root
        min={SHOP_GST.min}
        max={SHOP_GST.max}
        value={[value]}
        disabled={disabled}
        onValueChange={(details) => {
          last.current = details.value[0];
          setSliding(last.current);
        }}
        onValueChangeEnd={() => {
          setSliding(undefined);
          // What the end itself tells is, by the keyboard, the value before.
          const next = String(last.current ?? rate);
          if (next !== rate) onRate(next);
        }}
        getAriaValueText={(details) => `${details.value} %`}
      >
        <HStack justify="space-between">
          <Slider.Label>{say('settings.gst')}</Slider.Label>
          <Slider.ValueText>{`${value} %`}</Slider.ValueText>
        </HStack>
        <Slider.Control mx="2.5" mb="6">
          <Slider.Track>
            <Slider.Range />
          </Slider.Track>
          <Slider.Thumbs />
          <Slider.Marks marks={SHOP_GST.marks.map((mark) => ({ value: mark, label: String(mark) }))} />
        </Slider.Control>
      </Slider.Root>
      <Box textStyle="second" color="fg.subtle">
        {say('settings.gstHint')}
      </Box>
    </Box>
  );
}
