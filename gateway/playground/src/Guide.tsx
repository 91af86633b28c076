import { MarkdownContent } from '@graphiql/react';
import { useEffect, useRef, type MouseEvent } from 'react';
import changelog from '../../../CHANGELOG.md?raw';
import clients from '../../../docs/clients.md?raw';
import changes from '../../../docs/graph-changes.md?raw';
import './guide.css';
import { guideAddress, type GuidePlace } from './guideAddress.ts';

const PAGES: Record<string, string> = {
  'clients.md': clients,
  'graph-changes.md': changes,
  'CHANGELOG.md': changelog,
};

const slugOf = (text: string): string => text.toLowerCase().replaceAll(' ', '-');

/**
 * docs/clients.md and the pages it links to, for reading in the playground. The address keeps the current place:
 * the schema links scalars to their section.
 */
export function Guide({ shown, onLeave }: { shown: GuidePlace; onLeave: () => void }) {
  const text = useRef<HTMLElement>(null);

  useEffect(() => {
    const headings = [...(text.current?.querySelectorAll('h1, h2, h3') ?? [])];
    const heading = headings.find(({ textContent }) => slugOf(textContent) === shown.place);
    (heading ?? headings[0])?.scrollIntoView();
  }, [shown.place]);

  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const [, file = '', anchor = ''] =
      /^(?:[^:#]*?([\w-]+\.md))?(?:#(.*))?$/.exec(link?.getAttribute('href') ?? '') ?? [];
    if (!link || (file === '' && anchor === '')) return;
    event.preventDefault();
    location.hash = guideAddress({ page: file in PAGES ? file : shown.page, place: anchor });
  }

  return (
    <main className="guide" ref={text}>
      <button type="button" onClick={onLeave}>
        Back to the playground
      </button>
      {/* Its links are ordinary links of the page, each reachable by keyboard. */}
      <div onClickCapture={follow}>
        <MarkdownContent type="description">{PAGES[shown.page] ?? ''}</MarkdownContent>
      </div>
    </main>
  );
}
