interface ImportMetaEnv {
  /** The version of the root package.json, defined by vite.config.ts. */
  readonly GALLA_VERSION: string;
}
