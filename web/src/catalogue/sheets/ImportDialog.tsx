import { formatMessage, type ItemKind } from '@galla/domain';
import { Dialog } from '@chakra-ui/react/dialog';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';
import { Part } from '../../ui/Part.tsx';
import { ChooseSheet } from '../../ui/sheet/ChooseSheet.tsx';
import { ImportDone } from '../../ui/sheet/ImportDone.tsx';
import { ImportProgress } from '../../ui/sheet/ImportProgress.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { LookAtImport } from './LookAtImport.tsx';
import { fetchTemplate } from './sheetFiles.ts';
import { useImport, type Import } from './useImport.ts';

interface Props {
  kind: ItemKind;
  onClose: () => void;
  /**
   * Something was added or changed. Called 1.5 s after the result is shown (spec 1 §4), so that the list can
   * be refetched.
   */
  onImported: () => void;
}

/** Milliseconds (spec 1 §9). */
const RELOAD_AFTER = 1_500;

/** Imports products or services from a spreadsheet: choose, preview, run. */
export function ImportDialog({ kind, onClose, onImported }: Props) {
  const importing = useImport(kind, () => void setTimeout(onImported, RELOAD_AFTER));
  const { at } = importing.stage;
  // A run continues without the dialog; closing it by mistake would only hide the progress.
  const busy = at === 'send' || at === 'run';
  return (
    <DialogFrame
      size="lg"
      title={formatMessage(`sheets.import.${kind}`)}
      closable={!busy}
      closes={busy ? 'never' : 'deliberately'}
      onClose={onClose}
    >
      <ImportStage kind={kind} importing={importing} onClose={onClose} />
    </DialogFrame>
  );
}

interface StageProps {
  kind: ItemKind;
  importing: Import;
  onClose: () => void;
}

function ImportStage({ kind, importing, onClose }: StageProps) {
  const { stage, choose, cancel, run, stop, again } = importing;
  switch (stage.at) {
    case 'choose':
      return (
        <ChooseSheet
          limits={formatMessage('sheets.chooseHint')}
          fetchTemplate={(signal) => fetchTemplate(kind, signal)}
          problem={stage.problem}
          onChosen={(file) => void choose(file)}
        />
      );
    case 'send':
      return (
        <ImportProgress
          text={formatMessage('sheets.sending')}
          value={stage.percent}
          max={100}
          stop={formatMessage('sheets.cancelSending')}
          onStop={cancel}
        />
      );
    case 'look':
      return (
        <Part
          key={stage.looks}
          title={formatMessage('sheets.lookFailed')}
          skeleton={
            <Dialog.Body>
              <SkeletonRows rows={6} />
            </Dialog.Body>
          }
        >
          {(attempt) => (
            <LookAtImport
              kind={kind}
              id={stage.id}
              attempt={attempt + stage.looks}
              problem={stage.problem}
              onRun={(version, total) => void run(version, total)}
              onAgain={again}
            />
          )}
        </Part>
      );
    case 'run': {
      const { rows: done, total } = stage;
      return (
        <ImportProgress
          text={
            stage.stopping
              ? formatMessage('sheets.stopping')
              : formatMessage('sheets.progress', { done, total })
          }
          value={done}
          max={total}
          stop={formatMessage('sheets.stop')}
          {...(!stage.stopping && { onStop: stop })}
        />
      );
    }
    default:
      return (
        <ImportDone
          counts={stage.counts}
          show={formatMessage(`sheets.show.${kind}`)}
          onClose={onClose}
          onAgain={again}
        />
      );
  }
}
