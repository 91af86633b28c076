import { QR_ERROR_LEVELS, QR_LIMITS, formatMessage, type QrSettings } from '@galla/domain';
import { Collapsible } from '@chakra-ui/react/collapsible';
import { Button } from '@chakra-ui/react/button';
import { VStack } from '@chakra-ui/react/stack';
import { ChevronDown } from 'lucide-react';
import { Labelled } from '../../../ui/Labelled.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { ColourField } from '../parts/ColourField.tsx';
import { LengthSlider } from '../../../ui/LengthSlider.tsx';
import { DARK, LIGHT } from '../parts/swatches.ts';
import type { Changes } from '../parts/useChanges.ts';

interface Props {
  qr: Changes<QrSettings>;
  disabled: boolean;
}

const LEVELS = QR_ERROR_LEVELS.map((level) => ({
  value: level,
  label: formatMessage(`settings.qrLevel${level}`),
}));

/** Rarely changed settings: background, border, icon, error correction. */
export function QrMore({ qr: { values, problems, change }, disabled }: Props) {
  const notice = (name: string) => {
    const text = problems[name];
    return text === undefined ? undefined : { tone: 'due' as const, text };
  };
  return (
    <Collapsible.Root unmountOnExit lazyMount>
      <Collapsible.Trigger asChild>
        <Button variant="ghost" px="0">
          {formatMessage('settings.more')}
          <Collapsible.Indicator>
            <ChevronDown strokeWidth={1.75} aria-hidden />
          </Collapsible.Indicator>
        </Button>
      </Collapsible.Trigger>
      <Collapsible.Content>
        <VStack gap="4" align="stretch" pt="2">
          <ColourField
            label={formatMessage('settings.qrBackground')}
            value={values.background}
            swatches={LIGHT}
            disabled={disabled}
            notice={notice('background')}
            onValue={(background) => change({ background })}
          />
          <LengthSlider
            label={formatMessage('settings.qrBorderWidth')}
            value={values.borderWidth}
            limits={QR_LIMITS.borderWidth}
            disabled={disabled}
            onValue={(borderWidth) => change({ borderWidth })}
          />
          <LengthSlider
            label={formatMessage('settings.qrBorderRadius')}
            value={values.borderRadius}
            limits={QR_LIMITS.borderRadius}
            disabled={disabled}
            onValue={(borderRadius) => change({ borderRadius })}
          />
          <ColourField
            label={formatMessage('settings.qrBorderColour')}
            value={values.borderColour}
            swatches={[...DARK, ...LIGHT]}
            disabled={disabled}
            notice={notice('borderColour')}
            onValue={(borderColour) => change({ borderColour })}
          />
          <LengthSlider
            label={formatMessage('settings.qrIconSize')}
            hint={formatMessage('settings.qrIconHint')}
            value={values.iconSize}
            limits={QR_LIMITS.iconSize}
            disabled={disabled}
            onValue={(iconSize) => change({ iconSize })}
          />
          <Labelled label={formatMessage('settings.qrErrorLevel')} disabled={disabled}>
            <SelectField
              options={LEVELS}
              value={values.errorLevel}
              onValue={(errorLevel) => change({ errorLevel })}
            />
          </Labelled>
        </VStack>
      </Collapsible.Content>
    </Collapsible.Root>
  );
}
