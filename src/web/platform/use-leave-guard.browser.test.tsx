import { createMemoryHistory } from '@tanstack/history';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { basePath } from '#web/paths.ts';
import { Link, Route, Router, Switch } from './router.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

function Draft({ isKeptInTab = false }: { isKeptInTab?: boolean }) {
  const guard = useLeaveGuard({ isUp: true, isKeptInTab });
  return (
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <Link to="/draft?tab=2">Another tab</Link>
      {guard.isAsking && (
        <>
          <button type="button" onClick={guard.stay}>
            Stay
          </button>
          <button type="button" onClick={guard.leave}>
            Leave
          </button>
        </>
      )}
    </>
  );
}

async function open(props: { isKeptInTab?: boolean } = {}) {
  const history = createMemoryHistory({ initialEntries: [`${basePath}/draft`] });
  await render(
    <Router history={history}>
      <Switch>
        <Route path="/draft">
          <Draft {...props} />
        </Route>
        <Route>The other page</Route>
      </Switch>
    </Router>,
  );
  return history;
}

const other = page.getByText('The other page');

test('a link is held until the person has answered', async () => {
  const history = await open();
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  expect(history.location.pathname).toBe('/app/draft');
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect.element(other).toBeVisible();
  expect(history.location.pathname).toBe('/app/elsewhere');
});

test('a move within the page asks nothing', async () => {
  const history = await open();
  await page.getByRole('link', { name: 'Another tab' }).click();
  await expect.poll(() => history.location.search).toBe('?tab=2');
  await expect.element(page.getByRole('button', { name: 'Stay' })).not.toBeInTheDocument();
});

test('what is kept in the tab is not held', async () => {
  await open({ isKeptInTab: true });
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  await expect.element(other).toBeVisible();
});
