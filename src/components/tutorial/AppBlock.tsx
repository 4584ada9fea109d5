import {useLayoutEffect, useRef, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {BlockState} from '../../tutorials/changes/blockState';
import {TitleContext} from '@theme/CodeBlock/Title';
import {markedFile, plainFile} from '../../tutorials/downloads/addresses';
import {attachSwitch} from './attachSwitch';
import styles from './appBlock.lazy.module.css';

const STATES: Readonly<Record<BlockState, string | undefined>> = {
  new: 'new file',
  newPart: 'part of a new file',
  changed: undefined,
  whole: 'whole file',
  replaced: 'replaces the file',
  same: 'unchanged in this part',
  excerpt: undefined,
};

interface Props {
  /** A part of a tutorial's app, such as `essentials/3`, or a guide's project, such as `guides/nextjs`. */
  readonly app: string;
  /** Path in the app. */
  readonly file: string;
  readonly state: BlockState;
  /** Whether the file changes again later on the page. */
  readonly isDraft?: boolean;
  /** Whether the block shows every line of the file. */
  readonly isWhole?: boolean;
  /** Names the file as the block leaves it, if that isn't how it is at the end of the part. */
  readonly version?: string;
  /** Number of lines in the whole file. */
  readonly lines: string;
  /** The code block. */
  readonly children: ReactNode;
}

/**
 * A code block of an app. Its title bar says how the block relates to its file, and it can switch to the whole file. Without
 * JavaScript, the switch is a link to the file as text.
 */
export function AppBlock({
  app,
  file,
  state,
  isDraft,
  isWhole,
  version,
  lines,
  children,
}: Props): ReactNode {
  const block = useRef<HTMLDivElement>(null);
  const plain = useBaseUrl(plainFile(app, file, version));
  const marked = useBaseUrl(markedFile(app, file, version));
  const name = `${file}, ${lines} lines`;
  useLayoutEffect(
    () => (block.current ? attachSwitch(block.current, marked, name) : undefined),
    [marked, name],
  );
  const label = [STATES[state], isDraft && 'for now'].filter(Boolean).join(', ');
  const frame = (title: ReactNode) => (
    <span className={styles.title}>
      <span>{title}</span>
      {label && (
        <span className={styles.state} data-menu data-search-exclude>
          {label}
        </span>
      )}
      {!isWhole && (
        <a
          className={styles.switch}
          href={plain}
          aria-label={`Whole file ${name}`}
          data-search-exclude>
          Whole file
        </a>
      )}
    </span>
  );
  return (
    <div ref={block} data-thread="">
      <TitleContext value={frame}>{children}</TitleContext>
    </div>
  );
}
