import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { FileDown, FileSpreadsheet } from 'lucide-react';
import { useId, useRef, useState, type DragEvent } from 'react';
import { useSaving } from './useSaving.ts';

interface Props {
  /** Accepted file types and their limits. */
  limits: string;
  /** Downloads the template. */
  fetchTemplate: (signal: AbortSignal) => Promise<File>;
  /** Why the last file was refused. */
  problem: string | undefined;
  onChosen: (file: File) => void;
}

/** Takes a spreadsheet, chosen or dropped, and offers the template to fill in. */
export function ChooseSheet({ limits, fetchTemplate, problem, onChosen }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { save, busy } = useSaving();
  const hint = useId();
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChosen(file);
  };
  return (
    <>
      <Dialog.Body>
        <Box
          py="8"
          px="4"
          textAlign="center"
          borderWidth="1px"
          borderStyle="dashed"
          borderColor={over ? 'accent.solid' : 'border.emphasized'}
          bg={over ? 'accent.subtle' : 'bg.subtle'}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <Button aria-describedby={hint} onClick={() => input.current?.click()}>
            <FileSpreadsheet strokeWidth={1.75} aria-hidden />
            {formatMessage('sheets.choose')}
          </Button>
          <Box id={hint} mt="3" textStyle="second" color="fg.muted">
            {limits}
          </Box>
          <chakra.input
            ref={input}
            type="file"
            accept=".xlsx,.xls"
            hidden
            aria-label={formatMessage('sheets.choose')}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // Allows choosing the same file again after correcting it.
              target.value = '';
              if (file) onChosen(file);
            }}
          />
        </Box>
        {problem !== undefined && (
          <Box role="alert" mt="3" color="due.fg">
            {problem}
          </Box>
        )}
        <Box mt="4" textStyle="second" color="fg.muted">
          {formatMessage('sheets.templateHint')}
        </Box>
      </Dialog.Body>
      <Dialog.Footer>
        <Button
          variant="outline"
          loading={busy}
          onClick={() => void save(fetchTemplate, 'sheets.templateFailed')}
        >
          <FileDown strokeWidth={1.75} aria-hidden />
          {formatMessage('sheets.downloadTemplate')}
        </Button>
      </Dialog.Footer>
    </>
  );
}
