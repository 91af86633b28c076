/** What the build puts into the worker (vite.serviceWorker.ts). */

/** The page that stands in for a screen without a network, and the content security policy it is answered with. */
declare const GALLA_OFFLINE: { page: string; policy: string };

/** The paths of the client's first scripts, parted by spaces. A hash of all its code is in them: they are its version. */
declare const GALLA_SCRIPTS: string;

/** The paths of the scripts and styles that the till's screens need beyond the first ones. */
declare const GALLA_TILL: readonly string[];
