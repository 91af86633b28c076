import { MarkdownContent } from '@graphiql/react';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import changelog from '../../../CHANGELOG.md?raw';
import clients from '../../../docs/clients.md?raw';
import changes from '../../../docs/graph-changes.md?raw';

const PAGES: Record<string, string> = {
  'clients.md': clients,
  'graph-changes.md': changes,
  'CHANGELOG.md': changelog,
};

const slugOf = (text: string): string => text.toLowerCase().replaceAll(' ', '-');

/** docs/clients.md and what it refers to, read in the playground. */
export function Guide({ onLeave }: { onLeave: () => void }) {
  const [shown, show] = useState({ page: 'clients.md', place: '' });
  const text = useRef<HTMLElement>(null);

  useEffect(() => {
    const headings = [...(text.current?.querySelectorAll('h1, h2, h3') ?? [])];
    const heading = headings.find(({ textContent }) => slugOf(textContent) === shown.place);
    (heading ?? headings[0])?.scrollIntoView();
  }, [shown]);

  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const [, file = '', anchor = ''] =
      /^(?:[^:#]*?([\w-]+\.md))?(?:#(.*))?$/.exec(link?.getAttribute('href') ?? '') ?? [];
    if (!link || (file === '' && anchor === '')) return;
    event.preventDefault();
    show({ page: file in PAGES ? file : shown.page, place: anchor });
  }

  return (
    <main className="guide" ref={text}>
      <button type="button" onClick={onLeave}>
        Back to the playground
      </button>
      {/* Its links are the page's own: the keyboard reaches each by itself. */}
      <div onClickCapture={follow}>
        <MarkdownContent type="description">{PAGES[shown.page] ?? ''}</MarkdownContent>
      </div>
    </main>
  );
}
