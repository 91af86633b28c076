import { ReadableStream } from 'node:stream/web';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { endActs } from './endOfAct.ts';
import { eventWrapper } from './eventWrapper.ts';
import { keepNoPlaces } from './internals.ts';
import { setWidth, turned, widthMatches } from './setWidth.ts';

// relay-test-utils was written for Jest and asks for its global.
Object.assign(globalThis, { jest: vi });

endActs();
keepNoPlaces();

window.matchMedia = (query: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    matches: widthMatches(query),
    media: query,
    onchange: null,
    addEventListener: turned.addEventListener.bind(turned),
    removeEventListener: turned.removeEventListener.bind(turned),
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as MediaQueryList;

// How long a thing may take says nothing about whether it comes: a busy machine is no failure.
configure({ asyncUtilTimeout: 60_000, eventWrapper });

// jsdom has none, and Node's own stays outside of its context.
Object.assign(globalThis, { ReadableStream });

// jsdom lays nothing out and scrolls nowhere.
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;

globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  setWidth(1366);
});
