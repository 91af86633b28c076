/** Replaces optional dependencies of libraries that are not installed (see vite.config.ts). */
export default undefined;
