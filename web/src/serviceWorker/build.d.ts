/** Constants that the build defines in the worker (vite.serviceWorker.ts). */

/** The offline page, and the content security policy it is served with. */
declare const GALLA_OFFLINE: { page: string; policy: string };

/**
 * Paths of the entry scripts, separated by spaces. They contain a hash of all code, so they identify the
 * version.
 */
declare const GALLA_SCRIPTS: string;

/** Paths of the scripts and styles that the till's screens need beyond the entry scripts. */
declare const GALLA_TILL: readonly string[];
