import { useSyncExternalStore } from 'react';

/** A page of the guide, and optionally a heading to scroll to. */
export interface GuidePlace {
  page: string;
  place: string;
}

/** "#/clients.md/money"; `@specifiedBy` in the schema uses these addresses too. */
export function guideAddress({ page, place }: GuidePlace): string {
  return `#/${page}/${place}`;
}

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

/** The place of the guide in the address; undefined when there is none. */
export function useGuidePlace(): GuidePlace | undefined {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const match = /^#\/([\w-]+\.md)\/?(.*)$/.exec(hash);
  return match?.[1] === undefined ? undefined : { page: match[1], place: match[2] ?? '' };
}

export function openGuide(): void {
  location.hash = guideAddress({ page: 'clients.md', place: '' });
}

export function leaveGuide(): void {
  location.hash = '';
}
