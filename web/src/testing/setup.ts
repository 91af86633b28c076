import { ReadableStream } from 'node:stream/web';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { onExpiry } from '../app/session/expiry.ts';
import { endActs } from './endOfAct.ts';
import { eventWrapper } from './eventWrapper.ts';
import { keepNoPlaces } from './internals.ts';
import { setWidth, turned, widthMatches } from './setWidth.ts';

// relay-test-utils was written for Jest and uses its global.
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

// Tests do not check durations: a busy machine is not a failure.
configure({ asyncUtilTimeout: 60_000, eventWrapper });

// jsdom lacks it, and does not expose Node's.
Object.assign(globalThis, { ReadableStream });

// jsdom has no layout and cannot scroll.
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

// The next file runs in the same window, with the same modules.
afterAll(() => {
  onExpiry(() => undefined)();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const property of Object.getOwnPropertyNames(navigator)) Reflect.deleteProperty(navigator, property);
});
