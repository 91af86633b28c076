import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Printer, Share2 } from 'lucide-react';
import { printSheets } from '../../app/print/printSheets.ts';
import { toast } from '../../app/toast/toast.ts';

const A4 = { width: 210, height: 297 };

/** The printed list: a line with a tick box for each product. */
function sheetOf(lines: readonly string[]): HTMLElement {
  const sheet = document.createElement('section');
  sheet.style.cssText = 'padding: 15mm; color: black; font-size: 12pt';
  const title = document.createElement('h1');
  title.textContent = formatMessage('goods.toBuyTitle');
  title.style.cssText = 'font-size: 16pt; font-weight: 600; margin-bottom: 6mm';
  const rows = lines.map((line) => {
    const row = document.createElement('p');
    row.textContent = `☐ ${line}`;
    row.style.cssText = 'margin-bottom: 3mm; break-inside: avoid';
    return row;
  });
  sheet.append(title, ...rows);
  return sheet;
}

/** Prints the list, and shares it as text; copies it if the device cannot share. */
export function ShareList({ lines }: { lines: readonly string[] }) {
  const text = [formatMessage('goods.toBuyTitle'), ...lines].join('\n');
  const share = async (): Promise<void> => {
    try {
      if ('share' in navigator) {
        await navigator.share({ text });
      } else {
        await (navigator as Navigator).clipboard.writeText(text);
        toast.success(formatMessage('goods.copied'));
      }
    } catch (error) {
      // The user closed the share sheet.
      if ((error as Error).name !== 'AbortError') toast.error(formatMessage('goods.shareFailed'));
    }
  };
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => printSheets([sheetOf(lines)], A4)}>
        <Printer strokeWidth={1.75} aria-hidden />
        {formatMessage('goods.print')}
      </Button>
      <Button variant="outline" size="sm" onClick={() => void share()}>
        <Share2 strokeWidth={1.75} aria-hidden />
        {formatMessage('goods.share')}
      </Button>
    </>
  );
}
