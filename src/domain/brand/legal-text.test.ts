import { describe, expect, test } from 'vitest';
import { legalHtmlOf, maxLegalTextLength } from './legal-text.ts';

const bodyOf = (markdown: string) => legalHtmlOf(markdown).body;

describe('a legal text in Markdown', () => {
  test('has linkable sections and a table of contents', () => {
    const { contents, body } = legalHtmlOf('# Your account\n\nKeep it.\n\n### Passwords\n\n## Your account');
    expect(body).toBe(
      '<h2 id="your-account">Your account</h2>\n<p>Keep it.</p>\n<h3 id="passwords">Passwords</h3>\n' +
        '<h2 id="your-account-2">Your account</h2>',
    );
    expect(contents).toBe(
      '<li><a href="#your-account">Your account</a></li><li><a href="#your-account-2">Your account</a></li>',
    );
  });

  test.each([
    ['One line\nand its end.\n\nAnother.', '<p>One line and its end.</p>\n<p>Another.</p>'],
    ['- one\n- two\n  goes on\n\nend', '<ul><li>one</li><li>two goes on</li></ul>\n<p>end</p>'],
    ['1. one\n2. two', '<ol><li>one</li><li>two</li></ol>'],
    ['**Bold** and *leaning*, 2 * 3 * 4', '<p><strong>Bold</strong> and <em>leaning</em>, 2 * 3 * 4</p>'],
    ['[us](https://example.com/a?b=1&c=2)', '<p><a href="https://example.com/a?b=1&amp;c=2">us</a></p>'],
    ['[us](mailto:us@example.com)', '<p><a href="mailto:us@example.com">us</a></p>'],
    ['\r\n \r\n', ''],
  ])('%j reads %s', (markdown, html) => {
    expect(bodyOf(markdown)).toBe(html);
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '## <b>Heading</b>',
    '[a](javascript:alert(1))',
    '[a](https://example.com/"onmouseover="alert(1))',
    '[a](data:text/html,x)',
    '- <iframe>',
    "**'<svg onload=alert(1)>'**",
  ])('%s does nothing', (markdown) => {
    const { body, contents } = legalHtmlOf(markdown);
    const tags = (body + contents).match(/<[^>]*>/g) ?? [];
    for (const tag of tags)
      expect(tag).toMatch(/^<\/?(p|h2|h3|ul|ol|li|strong|em|a)( id="[\w-]*"| href="[^"<>]*")?>$/);
    expect(body).not.toMatch(/href="(?!https?:|mailto:|\/|#)/);
  });

  test('is parsed quickly, even if hostile', () => {
    const before = process.cpuUsage();
    for (const piece of ['*', '[', '](', '#', '- ', '**a', '[a](/', '\n']) {
      legalHtmlOf(piece.repeat(maxLegalTextLength / piece.length));
    }
    // Of the processor, in microseconds: what else runs on the machine does not count.
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
  });
});
