import './app/fonts/fonts.css';
import './app/fonts/scripts.css';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { startColours } from './app/colour/colourMode.ts';
import { GraphProvider } from './app/graph/GraphProvider.tsx';
import { createRouter } from './app/router/router.tsx';
import { system } from './app/theme/system.ts';
import { watchVersion } from './app/version/watchVersion.ts';
import { clearHandover } from './session/HandOver/takeHandover.ts';

clearHandover();
startColours();

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <ChakraProvider value={system}>
      <GraphProvider>
        <RouterProvider router={createRouter()} />
      </GraphProvider>
    </ChakraProvider>
  </StrictMode>,
);

// After the first screen, which does not need the worker.
addEventListener('load', () => void watchVersion());
