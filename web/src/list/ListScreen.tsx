import type { ReactNode } from 'react';
import { ProgressLine } from '../app/router/ProgressBar.tsx';
import { PageColumns, PageContent } from '../ui/Page.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

interface Props {
  title: string;
  /** Content beside the title, such as a switch to another view. */
  beside?: ReactNode;
  /** Target of the back arrow before the title; without it a phone shows the menu button. */
  back?: string;
  /** Buttons of the header. */
  actions: ReactNode;
  busy: boolean;
  /** The open record; false if none. */
  column: ReactNode;
  /** The filters and a ListPart. */
  children: ReactNode;
}

/** The frame of a list screen: header, filters and rows, with the open record beside them. */
export const ListScreen = ({ title, beside, back, actions, busy, column, children }: Props) => (
  <>
    <ProgressLine busy={busy} />
    <PageHeader title={title} beside={beside} actions={actions} {...(back !== undefined && { back })} />
    <PageColumns column={column}>
      <PageContent display="flex" flexDirection="column" gap="4" pb="0" aria-busy={busy}>
        {children}
      </PageContent>
    </PageColumns>
  </>
);
