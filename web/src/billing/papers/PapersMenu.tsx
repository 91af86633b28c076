import { formatMessage } from '@galla/domain';
import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { FileDown, Printer } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Papers } from './usePapers.ts';

interface Props {
  papers: Pick<Papers, 'papers' | 'print' | 'save'>;
  /** There is no other button for the shop's default paper. */
  ownToo?: boolean;
  /** The menu's trigger. */
  children: ReactElement;
}

/** The other papers of a document, to print or download. */
export function PapersMenu({ papers: { papers, print, save }, ownToo = false, children }: Props) {
  const [, ...others] = papers;
  const printed = ownToo ? papers : others;
  return (
    <Menu.Root positioning={{ placement: 'top-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>{children}</Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {printed.map(({ paper, name }) => (
              <Menu.Item key={paper} value={`print ${paper}`} onClick={() => print(paper)}>
                <Printer strokeWidth={1.75} aria-hidden />
                {formatMessage('payment.printOn', { paper: name })}
              </Menu.Item>
            ))}
            <Menu.Separator />
            {papers.map(({ paper, name }) => (
              <Menu.Item key={paper} value={`save ${paper}`} onClick={() => save(paper)}>
                <FileDown strokeWidth={1.75} aria-hidden />
                {formatMessage('payment.savePdf', { paper: name })}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
