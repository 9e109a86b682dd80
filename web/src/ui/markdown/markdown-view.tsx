import 'katex/dist/katex.min.css';
import type { ElementContent } from 'hast';
import { memo, useMemo } from 'react';
import ReactMarkdown, { type Components, type Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { citeNumbers } from './cite-numbers.ts';
import { CodeBlock } from './code-block.tsx';
import { Formula } from './formula.tsx';
import classes from './markdown.module.css';
import { MarkdownImage, MarkdownLink } from './markdown-link.tsx';
import type { MarkdownProps } from './markdown-props.ts';
import { markFormulas } from './math-marks.ts';
import { mendTail } from './mend-tail.ts';
import { splitBlocks } from './split-blocks.ts';

const none: readonly number[] = [];

export default function MarkdownView({
  text,
  isGrowing = false,
  citations = none,
  renderCitation,
  headingLevel = 3,
}: MarkdownProps) {
  const blocks = useMemo(() => splitBlocks(markFormulas(text)), [text]);
  const components = useMemo(() => drawWith(headingLevel, renderCitation), [headingLevel, renderCitation]);
  const numbers = citations.join(' ');
  const remarkPlugins = useMemo<Options['remarkPlugins']>(
    () => [remarkGfm, remarkMath, [citeNumbers, { numbers: numbers.split(' ').map(Number) }]],
    [numbers],
  );
  return (
    <div className={classes.text}>
      {blocks.map((block, index) => (
        <Block
          // Parts never change places: one that grows or is written anew stays where it was.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          text={isGrowing && index === blocks.length - 1 ? mendTail(block) : block}
          components={components}
          remarkPlugins={remarkPlugins}
        />
      ))}
    </div>
  );
}

interface BlockProps {
  text: string;
  components: Components;
  remarkPlugins: Options['remarkPlugins'];
}

const Block = memo(function Block({ text, components, remarkPlugins }: BlockProps) {
  return (
    <ReactMarkdown
      remarkPlugins={remarkPlugins}
      components={components}
      // The links are read by their own component, which knows more than a protocol.
      urlTransform={keepAddress}
    >
      {text}
    </ReactMarkdown>
  );
});

function keepAddress(address: string): string {
  return address;
}

function isFormula(node: ElementContent | undefined): boolean {
  const names = node?.type === 'element' ? node.properties.className : null;
  return Array.isArray(names) && names.includes('language-math');
}

function drawWith(headingLevel: 2 | 3 | 4, renderCitation: MarkdownProps['renderCitation']): Components {
  const heading = (depth: number) => {
    const Heading = `h${Math.min(6, headingLevel + depth)}` as 'h3';
    return ({ children }: { children?: React.ReactNode }) => <Heading data-depth={depth}>{children}</Heading>;
  };
  return {
    h1: heading(0),
    h2: heading(1),
    h3: heading(2),
    h4: heading(3),
    h5: heading(3),
    h6: heading(3),
    a: ({ href, children }) => <MarkdownLink href={href}>{children}</MarkdownLink>,
    img: ({ src, alt }) => <MarkdownImage src={typeof src === 'string' ? src : undefined} alt={alt} />,
    pre: ({ children, node }) => (isFormula(node?.children[0]) ? children : <CodeBlock>{children}</CodeBlock>),
    code: ({ children, className, node }) =>
      isFormula(node) ? (
        <Formula tex={String(children)} isDisplay={className?.includes('math-display') ?? false} />
      ) : (
        <code>{children}</code>
      ),
    table: ({ children }) => (
      // A focusable place: whoever has no finger scrolls it with the arrow keys.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      <div className={classes.tableRoom} tabIndex={0}>
        <table>{children}</table>
      </div>
    ),
    cite: ({ node, children }) => {
      const number = Number(node?.properties.dataNumber);
      return renderCitation ? renderCitation(number) : <>[{children}]</>;
    },
  };
}
