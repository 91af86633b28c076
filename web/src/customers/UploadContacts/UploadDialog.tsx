import { formatMessage } from '@galla/domain';
import { fetchFile } from '../../app/pdf/fetchFile.ts';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';
import { ChooseSheet } from '../../ui/sheet/ChooseSheet.tsx';
import { ImportDone } from '../../ui/sheet/ImportDone.tsx';
import { ImportProgress } from '../../ui/sheet/ImportProgress.tsx';
import { MatchColumns } from '../../ui/sheet/match/MatchColumns.tsx';
import { UploadFaults } from './UploadFaults.tsx';
import { useUpload } from './useUpload.ts';

interface Props {
  onClose: () => void;
  /**
   * Contacts were added or changed. Called 1.5 s after the result is shown (spec 2 §9), so that the list can
   * be refetched.
   */
  onUploaded: () => void;
}

/** Milliseconds (spec 2 §9). */
const RELOAD_AFTER = 1_500;
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const fetchTemplate = (signal: AbortSignal): Promise<File> =>
  fetchFile({ url: '/contacts/template', signal }, TYPE, 'Contacts_Template.xlsx');

/** Imports contacts from a spreadsheet: all rows, or none if one is invalid. */
export function UploadDialog({ onClose, onUploaded }: Props) {
  const upload = useUpload(() => void setTimeout(onUploaded, RELOAD_AFTER));
  // Closing it by mistake would only hide the outcome.
  const busy = upload.stage.at === 'send';
  return (
    <DialogFrame
      size="lg"
      title={formatMessage('contacts.uploadTitle')}
      closable={!busy}
      closes={busy ? 'never' : 'deliberately'}
      onClose={onClose}
    >
      <UploadStage upload={upload} onClose={onClose} />
    </DialogFrame>
  );
}

function UploadStage({ upload, onClose }: { upload: ReturnType<typeof useUpload>; onClose: () => void }) {
  const { stage, choose, match, matchAgain, cancel, again } = upload;
  switch (stage.at) {
    case 'choose':
      return (
        <ChooseSheet
          limits={formatMessage('contacts.uploadLimits')}
          fetchTemplate={fetchTemplate}
          problem={stage.problem}
          onChosen={(file) => void choose(file)}
        />
      );
    case 'send': {
      const sent = stage.percent === 100;
      return (
        <ImportProgress
          text={formatMessage(sent ? 'contacts.uploadReading' : 'sheets.sending')}
          value={stage.percent}
          max={100}
          stop={formatMessage('sheets.cancelSending')}
          // Once uploaded, the sheet is stored or refused as a whole; cancelling would only hide which.
          {...(!sent && { onStop: cancel })}
        />
      );
    }
    case 'match': {
      const { sheet, problem } = stage;
      const { columns, fields } = sheet.headings;
      return (
        <MatchColumns
          sheet={sheet.file.name}
          columns={columns}
          fields={fields}
          problem={problem}
          busy={false}
          onMatched={(chosen) => void match(sheet, chosen)}
          onAgain={again}
        />
      );
    }
    case 'faults': {
      const { foreign } = stage;
      return (
        <UploadFaults
          sheet={stage.sheet}
          faults={stage.faults}
          onAgain={again}
          {...(foreign && { onMatch: () => matchAgain(foreign) })}
        />
      );
    }
    default:
      return (
        <ImportDone
          counts={stage.counts}
          show={formatMessage('contacts.uploadShow')}
          onClose={onClose}
          onAgain={again}
        />
      );
  }
}
