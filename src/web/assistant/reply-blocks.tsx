import { memo } from 'react';
import type { ReplyBlock } from '#domain/assistant/reply-blocks.ts';
import { trustedHtml } from '#web/platform/trusted-html.ts';
import './reply.css';

/**
 * The blocks of an answer. While it grows only the last ones are new objects; those before are not drawn
 * again.
 */
export function ReplyBlocks({ blocks }: { blocks: readonly ReplyBlock[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only ever added at the end
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

const Block = memo(function Block({ block }: { block: ReplyBlock }) {
  switch (block.type) {
    case 'markdown':
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML has been through the sanitizer
      return <div className="reply-markdown" dangerouslySetInnerHTML={trustedHtml(block.html)} />;
    case 'heading':
      return <h4 className="reply-title">{block.content}</h4>;
    case 'subheading':
      return <h4>{block.content}</h4>;
    case 'step':
      return (
        <ol start={block.number}>
          <li>{block.content}</li>
        </ol>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items are only ever added at the end
            <li key={index}>{item}</li>
          ))}
        </ul>
      );
    case 'text':
      return <p>{block.content}</p>;
  }
});
