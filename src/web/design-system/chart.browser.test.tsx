import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Confidence, Source } from '#domain/values/sourced.ts';
import { ChartMap } from './chart-map.tsx';
import { PassageLine, type PassageMark } from './passage-line.tsx';
import { Sounding } from './sounding.tsx';
import { SourceMark } from './source-mark.tsx';
import { Tabs } from './tabs.tsx';

afterEach(() => {
  document.documentElement.dir = 'ltr';
});

const marks: PassageMark[] = [
  { id: 'name', title: 'Reserve the name', state: 'done', date: '3 Nov' },
  { id: 'licence', title: 'Apply for the licence', state: 'current', date: '12 Nov' },
  { id: 'office', title: 'Lease an office', state: 'ahead' },
  { id: 'bank', title: 'Open a bank account', state: 'uncertain' },
];

test('a passage is a list of its steps, which says how far each of them is', async () => {
  await render(<PassageLine label="Steps" size="large" marks={marks} />);
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  expect(steps.elements().map(({ textContent }) => textContent)).toEqual([
    'Reserve the nameDone3 Nov',
    'Apply for the licenceNow12 Nov',
    'Lease an officeTo do',
    'Open a bank accountTime not known',
  ]);
  await expect.element(steps.nth(1)).toHaveAttribute('aria-current', 'step');
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
});

test.each(['ltr', 'rtl'])('a passage runs in reading direction and fits a phone: %s', async (direction) => {
  document.documentElement.dir = direction;
  const many = Array.from({ length: 9 }, (_, index) => ({
    ...marks[index % 4],
    id: String(index),
    title: `Establishment card and immigration file ${index}`,
    state: index === 5 ? 'current' : 'ahead',
  })) satisfies PassageMark[];
  await render(
    <div data-testid="phone" style={{ inlineSize: '288px' }}>
      <PassageLine label="Steps" size="large" marks={many} />
    </div>,
  );
  const phone = page.getByTestId('phone').element();
  expect(phone.scrollWidth).toBeLessThanOrEqual(288);
  const starts = page
    .getByRole('listitem')
    .elements()
    .map((step) => step.getBoundingClientRect().left);
  const inOrder = [...starts].sort((one, other) => (direction === 'ltr' ? one - other : other - one));
  expect(starts).toEqual(inOrder);
  // The title of the current step stands below the line.
  const told = page.getByText('Establishment card and immigration file 5').last();
  await expect.element(told).toBeVisible();
  // The coast lies under it.
  const text = document.createRange();
  text.selectNodeContents(told.element());
  for (const { left, right, top, bottom } of text.getClientRects()) {
    for (const across of [left + 2, right - 2]) {
      expect(told.element().contains(document.elementFromPoint(across, (top + bottom) / 2))).toBe(true);
    }
  }
});

test('a sounding is solid to the least and hatched to the most, and has an arrow where it is open', async () => {
  await render(
    <div style={{ inlineSize: '400px' }}>
      <div data-testid="range">
        <Sounding low={100} high={300} scale={400} />
      </div>
      <div data-testid="open">
        <Sounding low={400} high={undefined} scale={400} />
      </div>
      <div data-testid="exact">
        <Sounding low={200} high={200} scale={400} />
      </div>
    </div>,
  );
  const widthsIn = (name: string) =>
    [...(page.getByTestId(name).element().firstElementChild?.children ?? [])].map((part) =>
      Math.round(part.getBoundingClientRect().width),
    );
  await expect.poll(() => widthsIn('range')).toEqual([100, 200]);
  expect(widthsIn('open')).toEqual([368, 32]);
  expect(widthsIn('exact')).toEqual([200]);
});

test('survey marks count in their order, and their ring tells the weakest source', async () => {
  const source = (confidence: Confidence): Source => ({
    title: `A page of ${confidence} confidence`,
    url: `https://authority.example/${confidence}`,
    readOn: '2026-10',
    confidence,
  });
  await render(
    <p>
      One{' '}
      <span className="@container block">
        <SourceMark sources={[source('high')]} subject="the fee" />
      </span>
      , two{' '}
      <span className="@container block">
        <SourceMark sources={[source('high'), source('low')]} subject="the bank" says="It takes weeks." />
      </span>
    </p>,
  );
  const fee = page.getByRole('button', { name: /the fee/ });
  const bank = page.getByRole('button', { name: /the bank/ });
  const look = (mark: Element) => ({
    dashes: mark.querySelector('circle:last-child')?.getAttribute('stroke-dasharray') ?? 'none',
    width: mark.getBoundingClientRect().width,
  });
  expect(look(fee.element())).toEqual({ dashes: 'none', width: 24 });
  expect(look(bank.element())).toEqual({ dashes: '0.1 1.9', width: 24 });
  expect(fee.element().querySelector('span')).toHaveTextContent('1');
  expect(bank.element().querySelector('span')).toHaveTextContent('2');
  await bank.click();
  await expect.element(page.getByText('It takes weeks.')).toBeVisible();
  await expect.element(page.getByText('On one page of a third party.')).toBeVisible();
});

test('tabs show one part at a time and follow the arrow keys', async () => {
  await render(
    <Tabs
      label="Settings"
      tabs={[
        { id: 'profile', title: 'Profile', content: 'Your name' },
        { id: 'security', title: 'Security', content: 'Your password' },
      ]}
    />,
  );
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Your name');
  await page.getByRole('tab', { name: 'Profile' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: 'Security' })).toHaveFocus();
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Your password');
});

test('the map draws the coast of the country, and an arc from where the founder lives', async () => {
  const { rerender } = await render(<ChartMap country="SG" from="DE" />);
  const arcs = () => document.querySelectorAll('path[stroke-dasharray]').length;
  await expect.poll(arcs).toBe(1);
  await rerender(<ChartMap country="SG" from="SG" />);
  expect(arcs()).toBe(0);
  await rerender(<ChartMap />);
  await expect.poll(() => document.querySelectorAll('svg g').length).toBe(5);
});
