/** What the build puts into the worker (vite.serviceWorker.ts). */

/** The page that stands in for a screen without a network, and the content security policy it is answered with. */
declare const GALLA_OFFLINE: { page: string; policy: string };

/** The path of the client's first script. Its name holds a hash of all its code: it says which version this is. */
declare const GALLA_SCRIPT: string;
