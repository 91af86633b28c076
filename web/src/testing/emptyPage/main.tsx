/** The smallest page with React, Relay and Chakra: the baseline of the login in `pnpm bench`. */
import { ChakraProvider, defaultSystem, Text } from '@chakra-ui/react';
import { createRoot } from 'react-dom/client';
import { RelayEnvironmentProvider } from 'react-relay';
import { Environment, Network, RecordSource, Store } from 'relay-runtime';

const environment = new Environment({
  network: Network.create(() => ({ data: {} })),
  store: new Store(new RecordSource()),
});

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no #root');

createRoot(root).render(
  <ChakraProvider value={defaultSystem}>
    <RelayEnvironmentProvider environment={environment}>
      <Text>Nothing is here.</Text>
    </RelayEnvironmentProvider>
  </ChakraProvider>,
);
