import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Printer, Share2 } from 'lucide-react';
import { toast } from '../../app/toast/toast.ts';

/** Prints the list, and shares it as text; where the device can't share, it is copied. */
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
      // Who closes the sheet of the device shares nothing, and knows it.
      if ((error as Error).name !== 'AbortError') toast.error(formatMessage('goods.shareFailed'));
    }
  };
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => window.print()}>
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
