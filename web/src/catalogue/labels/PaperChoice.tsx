import {
  LABEL_PAPERS,
  LABEL_SIZES,
  formatMessage,
  stickersOnSheet,
  withPaper,
  type LabelOptions,
} from '@galla/domain';
import { Labelled } from '../../ui/Labelled.tsx';
import { LengthSlider } from '../../ui/LengthSlider.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { StartField } from './StartField.tsx';

interface Props {
  options: LabelOptions;
  onOptions: (options: LabelOptions) => void;
}

const PAPERS = LABEL_PAPERS.map((value) => ({ value, label: formatMessage(`labels.paper.${value}`) }));

/** Paper, start position and code size. */
export function PaperChoice({ options, onOptions }: Props) {
  const { paper, size } = options;
  return (
    <>
      <Labelled label={formatMessage('labels.paper')}>
        <SelectField
          options={PAPERS}
          value={paper}
          onValue={(chosen) => onOptions(withPaper(options, chosen))}
        />
      </Labelled>
      {stickersOnSheet(paper) > 1 && <StartField key={paper} options={options} onOptions={onOptions} />}
      <LengthSlider
        label={formatMessage('labels.size')}
        unit={paper === 'A4' ? 'settings.pixels' : 'printing.millimetres'}
        value={size}
        limits={LABEL_SIZES[paper]}
        disabled={false}
        onValue={(next) => onOptions({ ...options, size: next })}
      />
    </>
  );
}
