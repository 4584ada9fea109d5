import {translate} from '@docusaurus/Translate';
import {hashTarget} from 'docusaurus-theme-folio-search/shared/hashTarget';
import {announce} from 'docusaurus-plugin-folio-pages/shared/announce';
import {blocksByName} from 'docusaurus-plugin-folio-pages/shared/codeBlocks';
import {bringIntoView} from './bringIntoView';
import {readLineAddress, type LineRange} from './lineAddress';
import styles from '../tools.module.css';
import {markLines} from './markLines';
import {reveal} from 'docusaurus-plugin-folio-pages/shared/reveal';
import {countLines} from './textLines';

function messageOf(lines: LineRange): string {
  return lines.first === lines.last
    ? translate(
        {
          id: 'folio.CodeBlock.linkedLine',
          message: 'Line {line} is highlighted',
          description: 'What a screen reader says on arrival by a link to a line of code',
        },
        {line: lines.first},
      )
    : translate(
        {
          id: 'folio.CodeBlock.linkedLines',
          message: 'Lines {first} to {last} are highlighted',
          description: 'What a screen reader says on arrival by a link to lines of code',
        },
        lines,
      );
}

/**
 * Highlights the lines or the block in the page's address.
 *
 * @returns a function that removes the mark
 */
export function showLinkedLines(hash: string): () => void {
  const {block: name, lines: wanted} = readLineAddress(hashTarget(hash));
  const blocks = blocksByName();
  // A title may end in what looks like line numbers.
  const whole = blocks.get(hashTarget(hash));
  const block = whole ?? blocks.get(name);
  const code = block?.querySelector<HTMLElement>('pre > code');
  if (!block || !code) {
    return () => {};
  }
  const isByTool = block.contains(document.activeElement);
  reveal(block);
  const count = countLines(code);
  if (whole || !wanted || wanted.first > count) {
    block.classList.add(styles.linked ?? '');
    bringIntoView(block);
    return () => block.classList.remove(styles.linked ?? '');
  }
  const lines = {first: wanted.first, last: Math.min(wanted.last, count)};
  if (!isByTool) {
    announce(messageOf(lines));
  }
  let isNew = true;
  return markLines(code, lines, mark => {
    if (isNew) {
      isNew = false;
      bringIntoView(mark);
    }
  });
}
