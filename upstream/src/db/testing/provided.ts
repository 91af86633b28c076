/** What the global setup hands to every test worker; plain data only. */
export interface TestServer {
  /** A role that may create databases. */
  adminUrl: string;
  ownerPassword: string;
  appPassword: string;
  /** The migrated database that is copied for each test file. */
  template: string;
  /** Begins the names of this run's databases. */
  prefix: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}
