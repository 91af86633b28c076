import type { LabelLayout } from '@galla/domain';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { createPortal } from 'react-dom';
import { PRINTED } from '../../../app/print/pageStyle.ts';
import { LabelPageSvg } from '../draw/LabelPageSvg.tsx';

/** Visible in print only; usePrinting.ts hides everything else. */
const Pages = chakra('div', { base: { display: 'none', _print: { display: 'block' } } });
const Sheet = chakra('div', { base: { breakAfter: 'page', breakInside: 'avoid', overflow: 'hidden' } });

/** All pages of labels, in the document while they are printed. */
export function PrintedPages({ layout }: { layout: LabelLayout }) {
  const prefix = useId();
  return createPortal(
    <Pages {...{ [PRINTED]: '' }}>
      {layout.pages.map((page, at) => (
        // Pages have no key other than their index.
        // oxlint-disable-next-line react/no-array-index-key
        <Sheet key={at} style={{ width: `${page.width}mm`, height: `${page.height}mm` }}>
          <LabelPageSvg layout={layout} page={at} prefix={prefix} />
        </Sheet>
      ))}
    </Pages>,
    document.body,
  );
}
