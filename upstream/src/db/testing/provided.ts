/** What the global setup provides to test workers; must be serializable. */
export interface TestServer {
  /** A role that may create databases. */
  adminUrl: string;
  ownerPassword: string;
  appPassword: string;
  /** The migrated database that is copied for each test file. */
  template: string;
  /** Prefix of this run's database names. */
  prefix: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}
