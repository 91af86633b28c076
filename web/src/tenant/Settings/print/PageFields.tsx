import {
  DATE_FORMATS,
  ORIENTATIONS,
  PAGE_SIZES,
  PRINT_LIMITS,
  formatMessage,
  TEMPLATES,
  type DateFormat,
  type MessageKey,
  type Orientation,
  type PageSize,
  type PrintSettings,
  type Template,
} from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { VStack } from '@chakra-ui/react/stack';
import { Labelled } from '../../../ui/Labelled.tsx';
import { SegmentedChoice } from '../../../ui/SegmentedChoice.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { ColourField } from '../parts/ColourField.tsx';
import { LengthSlider } from '../../../ui/LengthSlider.tsx';
import { DARK } from '../parts/swatches.ts';
import type { Changes } from '../parts/useChanges.ts';

export interface FieldsProps {
  form: Changes<PrintSettings>;
  disabled: boolean;
}

const NAMES: Readonly<Record<PageSize | Orientation | Template | DateFormat, MessageKey>> = {
  A4: 'printing.A4',
  A5: 'printing.A5',
  LETTER: 'printing.LETTER',
  PORTRAIT: 'printing.PORTRAIT',
  LANDSCAPE: 'printing.LANDSCAPE',
  PROFESSIONAL: 'printing.PROFESSIONAL',
  PLAIN: 'printing.PLAIN',
  SLASHES: 'printing.SLASHES',
  DASHES: 'printing.DASHES',
  WORDS: 'printing.WORDS',
  ISO: 'printing.ISO',
};

/** The values of a setting with their labels. */
const choicesOf = <V extends keyof typeof NAMES>(values: readonly V[]) =>
  values.map((value) => ({ value, label: formatMessage(NAMES[value]) }));

const SIZES = choicesOf(PAGE_SIZES);
const TURNS = choicesOf(ORIENTATIONS);
const LOOKS = choicesOf(TEMPLATES);
const DATES = choicesOf(DATE_FORMATS);

/** Size and appearance of the page. */
export function PageFields({ form: { values, problems, change }, disabled }: FieldsProps) {
  const shared = { disabled };
  const colourProblem = problems['colour'];
  return (
    <VStack layerStyle="section" gap="4" align="stretch">
      <Box asChild textStyle="section">
        <h2>{formatMessage('printing.pageGroup')}</h2>
      </Box>
      <Labelled label={formatMessage('printing.pageSize')} {...shared}>
        <SegmentedChoice
          choices={SIZES}
          value={values.pageSize}
          onValue={(pageSize) => change({ pageSize })}
        />
      </Labelled>
      <Labelled label={formatMessage('printing.orientation')} {...shared}>
        <SegmentedChoice
          choices={TURNS}
          value={values.orientation}
          onValue={(orientation) => change({ orientation })}
        />
      </Labelled>
      <Labelled label={formatMessage('printing.template')} {...shared}>
        <SegmentedChoice
          choices={LOOKS}
          value={values.template}
          onValue={(template) => change({ template })}
        />
      </Labelled>
      {values.template === 'PROFESSIONAL' && (
        <ColourField
          label={formatMessage('printing.colour')}
          value={values.colour}
          swatches={DARK}
          notice={colourProblem === undefined ? undefined : { tone: 'due', text: colourProblem }}
          onValue={(colour) => change({ colour })}
          {...shared}
        />
      )}
      <LengthSlider
        label={formatMessage('printing.margin')}
        hint={formatMessage('printing.marginHint')}
        unit="printing.millimetres"
        value={values.margin}
        limits={PRINT_LIMITS.margin}
        onValue={(margin) => change({ margin })}
        {...shared}
      />
      <LengthSlider
        label={formatMessage('printing.fontSize')}
        value={values.fontSize}
        limits={PRINT_LIMITS.fontSize}
        onValue={(fontSize) => change({ fontSize })}
        {...shared}
      />
      <LengthSlider
        label={formatMessage('printing.logoSize')}
        value={values.logoSize}
        limits={PRINT_LIMITS.logoSize}
        onValue={(logoSize) => change({ logoSize })}
        {...shared}
      />
      <LengthSlider
        label={formatMessage('printing.itemsPerPage')}
        hint={formatMessage('printing.itemsPerPageHint')}
        unit="printing.number"
        value={values.itemsPerPage}
        limits={PRINT_LIMITS.itemsPerPage}
        onValue={(itemsPerPage) => change({ itemsPerPage })}
        {...shared}
      />
      <Labelled label={formatMessage('printing.dateFormat')} {...shared}>
        <SelectField
          options={DATES}
          value={values.dateFormat}
          onValue={(dateFormat) => change({ dateFormat })}
        />
      </Labelled>
    </VStack>
  );
}
