import { scope } from './scope.ts';

const { page, policy } = GALLA_OFFLINE;

/** Status 503, so that nothing mistakes this page for the screen. */
const offlinePage = (): Response =>
  new Response(page, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });

const open = async ({ preloadResponse, request }: FetchEvent): Promise<Response> => {
  try {
    const preloaded = (await preloadResponse) as Response | undefined;
    return preloaded ?? (await fetch(request));
  } catch {
    return offlinePage();
  }
};

// Only page navigations are handled. POST is left to the browser, because a reload must not repeat it.
scope.addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  if (mode === 'navigate' && method === 'GET') event.respondWith(open(event));
});
