import {Children, isValidElement, type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import {useThemeConfig} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/CodeBlock';
import CodeBlockTitle from '@theme/CodeBlock/Title';
import {BLOCK_CLASS} from 'docusaurus-plugin-folio-pages/shared/codeClasses';
import {TYPED_ATTRIBUTE} from '../../shared/code/constants';
import {serverCode} from '../highlight/onServer';
import type {CodeSource} from '../../shared/code/codeSource';
import {readBlock} from '../../shared/code/readBlock';
import {plainLines} from '../../shared/code/plainLines';
import {FileTitle} from './FileTitle';
import {useCodeBlock} from './useCodeBlock';
import styles from './CodeBlock.module.css';

/** The code as one string, or undefined if it contains React elements, which can't be highlighted. */
function textOf(children: ReactNode): string | undefined {
  const parts = Children.toArray(children);
  return parts.some(isValidElement) ? undefined : parts.join('');
}

type CustomProperties = Record<`--${string}`, number | undefined>;

/** Custom properties for the style sheet. */
const styleOf = (style: CustomProperties): CSSProperties => style;

/** The element with the highlighted code from the server. In the browser, React doesn't touch its content. */
function Code({source, firstLine}: {source: CodeSource; firstLine: number | undefined}): ReactNode {
  const {html, key, lines} = serverCode(source);
  return (
    <code
      className={clsx(styles.code, source.isNumbered && styles.numbered)}
      style={styleOf({
        '--lines': lines,
        // Lines are counted from 1 by default.
        '--first-line': firstLine === 1 ? undefined : firstLine,
      })}
      data-code={key}
      dangerouslySetInnerHTML={html}
      suppressHydrationWarning
    />
  );
}

/**
 * A code block that React renders: a header with the title, if there is one, and highlighted code. `useCodeBlock` adds
 * the buttons later.
 */
export function RenderedBlock({children, ...props}: Props): ReactNode {
  const {className, 'data-served': mark} = props;
  const {prism} = useThemeConfig();
  const text = textOf(children);
  const {title, firstLine, format} = readBlock(props, prism.defaultLanguage);
  const {magicComments} = prism;
  const source = text === undefined ? undefined : {text, magicComments, ...format};
  const block = useCodeBlock(source);
  const isTyped = format.types !== undefined;
  const {language} = format;
  return (
    <div
      ref={block}
      data-served={mark}
      {...(isTyped && {[TYPED_ATTRIBUTE]: ''})}
      // How many characters the first line has, which the buttons share their row with.
      style={styleOf({'--first': title || !source ? undefined : plainLines(source)[0]?.length})}
      className={clsx(BLOCK_CLASS, styles.block, className, {
        [`language-${language}`]: !className?.includes(`language-${language}`),
      })}>
      <div className={styles.header} data-untitled={title ? undefined : ''}>
        {title ? (
          <div className={styles.title}>
            <span>
              <CodeBlockTitle>
                {typeof title === 'string' ? <FileTitle path={title} isTyped={isTyped} /> : title}
              </CodeBlockTitle>
            </span>
          </div>
        ) : null}
      </div>
      {/* A group, because a region would make each code block a landmark. */}
      <pre
        className={clsx('prism-code', styles.pre)}
        translate="no"
        tabIndex={0}
        role="group"
        aria-label={typeof title === 'string' ? title : labelOf(language)}>
        {source ? (
          <Code source={source} firstLine={firstLine} />
        ) : (
          <code className={styles.code}>{children}</code>
        )}
      </pre>
    </div>
  );
}

function labelOf(language: string): string {
  return translate(
    {
      id: 'folio.CodeBlock.label',
      message: 'Code ({language})',
      description: 'What a screen reader calls a code block that has no title',
    },
    {language},
  );
}
