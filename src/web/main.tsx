import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { basePath } from './paths.ts';
import { followTheme } from './platform/theme.ts';

followTheme();

const root = document.getElementById('root');
if (root) {
  const app = (
    <StrictMode>
      <BrowserRouter basename={basePath}>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  // The prerendered page is taken over; the development server sends an empty one.
  if (root.firstElementChild) hydrateRoot(root, app);
  else createRoot(root).render(app);
}
