import { useSite } from '@lyng/routing';
import { Link } from '@lyng/ui';
import { createElement, useMemo } from 'react';
import type { ReactNode } from 'react';
import { parseRichText } from '../../core/rich-text.ts';
import type { RichTextElement, RichTextNode } from '../../core/rich-text.ts';
import { sitePath } from '../../core/site-path.ts';
import styles from './RichText.module.css';

export interface RichTextProps {
  /** HTML as an editor wrote it; it is always parsed before it is rendered. */
  readonly html: string;
}

const renderLink = ({ href = '', children }: RichTextElement, key: number, basePath: string): ReactNode => {
  const address = sitePath(href, basePath);
  const words = renderNodes(children, basePath);
  if (address === null) return <span key={key}>{words}</span>;
  return /^(\/|#)/.test(address) ? (
    // A page that a text mentions opens over it.
    <Link key={key} href={address} data-panel>
      {words}
    </Link>
  ) : (
    <a key={key} href={address} rel="noreferrer">
      {words}
    </a>
  );
};

const renderElement = (element: RichTextElement, key: number, basePath: string): ReactNode => {
  const { tag, children } = element;
  if (tag === 'a') return renderLink(element, key, basePath);
  if (tag === 'table') {
    return (
      <div key={key} className={styles.table} tabIndex={0}>
        <table>{renderNodes(children, basePath)}</table>
      </div>
    );
  }
  return tag === 'br' || tag === 'hr'
    ? createElement(tag, { key })
    : createElement(tag, { key }, renderNodes(children, basePath));
};

/** Elements whose only text children are the blanks between their parts, which React would complain about. */
const partsOnly: readonly string[] = ['table', 'thead', 'tbody', 'tr', 'ul', 'ol', 'dl'];

const withoutBlanks = (nodes: readonly RichTextNode[]): readonly RichTextNode[] =>
  nodes.map((node) =>
    typeof node !== 'string' && partsOnly.includes(node.tag)
      ? { ...node, children: node.children.filter((child) => typeof child !== 'string') }
      : node,
  );

const renderNodes = (nodes: readonly RichTextNode[], basePath: string): ReactNode[] =>
  withoutBlanks(nodes).map((node, index) => (typeof node === 'string' ? node : renderElement(node, index, basePath)));

/** Text of an editor as React elements, never as raw markup. */
export const RichText = ({ html }: RichTextProps) => {
  const { basePath } = useSite();
  const nodes = useMemo(() => parseRichText(html), [html]);
  return <div className={styles.text}>{renderNodes(nodes, basePath)}</div>;
};
