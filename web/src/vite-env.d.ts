interface ImportMetaEnv {
  /** The version of the root package.json, put in by vite.config.ts. */
  readonly GALLA_VERSION: string;
}
