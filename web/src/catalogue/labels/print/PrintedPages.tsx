import type { LabelLayout } from '@galla/domain';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { createPortal } from 'react-dom';
import { PRINTED } from '../../../app/print/pageStyle.ts';
import { LabelPageSvg } from '../draw/LabelPageSvg.tsx';

/** Seen by the printer alone; see usePrinting.ts for all else. */
const Pages = chakra('div', { base: { display: 'none', _print: { display: 'block' } } });
const Sheet = chakra('div', { base: { breakAfter: 'page', breakInside: 'avoid', overflow: 'hidden' } });

/** All pages of labels, beside everything else of the document, for as long as they are printed. */
export function PrintedPages({ layout }: { layout: LabelLayout }) {
  const prefix = useId();
  return createPortal(
    <Pages {...{ [PRINTED]: '' }}>
      {layout.pages.map((page, at) => (
        // Pages have no name but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <Sheet key={at} style={{ width: `${page.width}mm`, height: `${page.height}mm` }}>
          <LabelPageSvg layout={layout} page={at} prefix={prefix} />
        </Sheet>
      ))}
    </Pages>,
    document.body,
  );
}
