import { expect, test } from 'vitest';
import { articleHtml } from './article-html.ts';

const cite = (number: number) =>
  `<a class="cite" href="#source-${number}" aria-label="Source ${number}">[${number}]</a>`;

test('each number of a citation leads to its source', () => {
  expect(articleHtml('It costs AED 9,000 [1]. With visas AED 14,000 [2, 13].')).toBe(
    `<p>It costs AED 9,000 ${cite(1)}. With visas AED 14,000 ${cite(2)} ${cite(13)}.</p>`,
  );
});

test('citations are found in lists and tables too', () => {
  expect(articleHtml('- once [1]\n- yearly [2]')).toContain(`<li>yearly ${cite(2)}</li>`);
  const table = articleHtml('| Fee | Price |\n|---|---|\n| Licence | AED 5,000 [3] |');
  expect(table).toContain(`<td class="figure">AED 5,000 ${cite(3)}</td>`);
  expect(table).toContain('<th scope="col" class="figure">Price</th>');
  expect(table).toMatch(/^<div class="article-table" role="group" aria-label="Table" tabindex="0">/);
});

test('columns of figures are told from columns of words', () => {
  const table = articleHtml(
    '| Zone | Visas | First year | Note |\n|---|---|---|---|\n| IFZA | 0 | AED 12,900 [1] | 3 a desk |\n| DMCC | 1 | 43,600–54,100 [2, 3] | 7% |',
  );
  expect(table).toContain(
    '<th scope="col">Zone</th><th scope="col" class="figure">Visas</th><th scope="col" class="figure">First year</th><th scope="col">Note</th>',
  );
  expect(table).toContain(`<td class="figure">AED 12,900 ${cite(1)}</td><td>3 a desk</td>`);
});

test('brackets that cite nothing stay text', () => {
  expect(articleHtml('Form [W-8] and [2a].')).toBe('<p>Form [W-8] and [2a].</p>');
  expect(articleHtml('See [1](https://example.com).')).toContain('<a href="https://example.com">1</a>');
});

test('no HTML of a text becomes HTML of the page', () => {
  expect(articleHtml('Less <script>alert(1)</script> than')).toBe(
    '<p>Less &lt;script&gt;alert(1)&lt;/script&gt; than</p>',
  );
  expect(articleHtml('<img src=x onerror=alert(1)>')).not.toContain('<img');
  expect(articleHtml('5 < 6 & "7"')).toBe('<p>5 &lt; 6 &amp; &quot;7&quot;</p>');
});

test('a link leads to a web page and nowhere else, and pictures are only named', () => {
  expect(articleHtml('[a](javascript:alert(1)) [b](data:text/html,x) [c](/app/help)')).toBe(
    '<p>a b <a href="/app/help">c</a></p>',
  );
  expect(articleHtml('[a](https://example.com/"onclick="alert(1))')).not.toContain('"onclick');
  expect(articleHtml('![seal](https://example.com/seal.png)')).toBe('<p>seal</p>');
});
