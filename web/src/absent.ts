/** Stands for optional parts of libraries that are not installed (see vite.config.ts). */
export default undefined;
