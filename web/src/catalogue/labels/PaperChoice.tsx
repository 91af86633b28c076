import { LABEL_PAPERS, LABEL_SIZES, say, withPaper, type LabelOptions } from '@galla/domain';
import { Labelled } from '../../ui/Labelled.tsx';
import { LengthSlider } from '../../ui/LengthSlider.tsx';
import { SelectField } from '../../ui/SelectField.tsx';

interface Props {
  options: LabelOptions;
  onOptions: (options: LabelOptions) => void;
}

const PAPERS = LABEL_PAPERS.map((value) => ({ value, label: say(`labels.paper.${value}`) }));

/** The paper of labels, and the size of the code on it. */
export function PaperChoice({ options, onOptions }: Props) {
  const { paper, size } = options;
  return (
    <>
      <Labelled label={say('labels.paper')}>
        <SelectField
          options={PAPERS}
          value={paper}
          onValue={(chosen) => onOptions(withPaper(options, chosen))}
        />
      </Labelled>
      <LengthSlider
        label={say('labels.size')}
        unit={paper === 'A4' ? 'settings.pixels' : 'printing.millimetres'}
        value={size}
        limits={LABEL_SIZES[paper]}
        disabled={false}
        onValue={(next) => onOptions({ ...options, size: next })}
      />
    </>
  );
}
