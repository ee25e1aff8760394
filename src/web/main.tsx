import { createBrowserHistory } from '@tanstack/history';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router } from '#web/platform/router.tsx';
import { App } from './app.tsx';
import { followTheme } from './platform/theme.ts';

followTheme();

const root = document.getElementById('root');
if (root) {
  const app = (
    <StrictMode>
      <Router history={createBrowserHistory()}>
        <App />
      </Router>
    </StrictMode>
  );
  // The prerendered page is taken over; the development server sends an empty one.
  if (root.firstElementChild) hydrateRoot(root, app);
  else createRoot(root).render(app);
}
