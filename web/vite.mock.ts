import { mergeConfig } from 'vite';
import { mockGraph } from './mock/mockGraph.ts';
import base from './vite.config.ts';

/** `pnpm mock`: the client with a mocked graph, on a port of its own. */
export default mergeConfig(
  { ...base, server: {} },
  { plugins: [mockGraph()], server: { port: 4002, strictPort: true } },
);
