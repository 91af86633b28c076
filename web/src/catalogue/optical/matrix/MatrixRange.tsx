import { formatMessage, LENS_RULES, MATRIX_AXES, MATRIX_STEPS, type MatrixAxis } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { FigureField } from '../../../ui/FigureField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { withMinus } from '../variants/listed.ts';
import type { MatrixRangeState } from './useMatrixRange.ts';

const END_NAMES = { from: 'optical.from', to: 'optical.to' } as const;

const STEPS = MATRIX_STEPS.map((step) => ({ value: String(step), label: (step / 100).toFixed(2) }));

/** "SPH −6.00 to +6.00". */
const spanOf = (axis: MatrixAxis, { entries }: MatrixRangeState): string => {
  const { from, to } = entries[axis];
  const span = formatMessage('optical.span', { from: withMinus(from), to: withMinus(to) });
  return `${LENS_RULES[axis].label} ${span}`;
};

const layerOf = ({ entries }: MatrixRangeState): string[] =>
  (['add', 'axis'] as const).flatMap((name) =>
    entries[name] === '' ? [] : `${LENS_RULES[name].label} ${entries[name]}`,
  );

/** The range and step of rows and columns, and the values that all lenses of the matrix share. */
export function MatrixRange({ range }: { range: MatrixRangeState }) {
  const { entries, problems, type, apply } = range;
  const [open, setOpen] = useState(false);
  const fields = useId();
  const said = useId();
  const sentences = [...new Set(Object.values(problems))];
  const describedBy = sentences.length > 0 ? said : undefined;
  return (
    <Box>
      <Button
        variant="plain"
        px="0"
        aria-expanded={open}
        aria-controls={fields}
        onClick={() => setOpen(!open)}
        whiteSpace="normal"
        textAlign="start"
      >
        {open ? (
          <ChevronDown strokeWidth={1.75} aria-hidden />
        ) : (
          <ChevronRight strokeWidth={1.75} aria-hidden />
        )}
        <Box srOnly>{formatMessage('optical.rowsAndColumns')}</Box>
        {[...MATRIX_AXES.map((axis) => spanOf(axis, range)), ...layerOf(range)].join(' · ')}
      </Button>
      <Box
        id={fields}
        onBlur={() => apply()}
        hidden={!open}
        display={open ? 'grid' : 'none'}
        gridTemplateColumns={{ base: 'repeat(3, minmax(0, 1fr))', md: 'repeat(8, minmax(0, 1fr))' }}
        gap="2"
        alignItems="end"
        py="2"
      >
        {MATRIX_AXES.map((axis) => (
          <AxisFields key={axis} axis={axis} range={range} describedBy={describedBy} />
        ))}
        {(['add', 'axis'] as const).map((name) => (
          <FigureField
            key={name}
            rule={LENS_RULES[name]}
            origin={name === 'add' ? 100 : 90}
            label={LENS_RULES[name].label}
            caption={LENS_RULES[name].label}
            value={entries[name]}
            onValue={(text) => type({ ...entries, [name]: text })}
            onEnter={() => apply()}
            invalid={Object.hasOwn(problems, name)}
            describedBy={describedBy}
          />
        ))}
      </Box>
      <Box id={said} role="alert" color="due.fg" textStyle="second">
        {sentences.map((sentence) => (
          <Box key={sentence}>{sentence}</Box>
        ))}
      </Box>
    </Box>
  );
}

interface AxisProps {
  axis: MatrixAxis;
  range: MatrixRangeState;
  describedBy: string | undefined;
}

function AxisFields({ axis, range: { entries, problems, type, apply }, describedBy }: AxisProps) {
  const of = entries[axis];
  const { label } = LENS_RULES[axis];
  return (
    <>
      {(['from', 'to'] as const).map((end) => (
        <FigureField
          key={end}
          rule={LENS_RULES[axis]}
          origin={0}
          label={`${label} ${formatMessage(END_NAMES[end])}`}
          caption={`${label} ${formatMessage(END_NAMES[end])}`}
          value={of[end]}
          onValue={(text) => type({ ...entries, [axis]: { ...of, [end]: text } })}
          onEnter={() => apply()}
          invalid={Object.hasOwn(problems, `${axis}.${end}`)}
          describedBy={describedBy}
        />
      ))}
      <Box minW="0">
        <Box aria-hidden textStyle="caption" color="fg.muted" textAlign="end" pb="1">
          {formatMessage('optical.step')}
        </Box>
        <SelectField
          label={`${label} ${formatMessage('optical.step')}`}
          options={STEPS}
          value={String(of.step)}
          onValue={(value) => {
            const step = MATRIX_STEPS.find((one) => String(one) === value) ?? of.step;
            apply({ ...entries, [axis]: { ...of, step } });
          }}
        />
      </Box>
    </>
  );
}
