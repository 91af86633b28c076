import { scope } from './scope.ts';

const { page, policy } = GALLA_OFFLINE;

/** 503, so that whoever looks for the screen does not take this page for it. */
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

// Forms that are posted are not asked for again by a reload, and all that is no page goes its way without the worker.
scope.addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  if (mode === 'navigate' && method === 'GET') event.respondWith(open(event));
});
