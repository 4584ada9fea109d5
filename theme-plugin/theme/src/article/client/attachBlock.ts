import type {useHistory} from '@docusaurus/router';
import {BLOCK_CLASS} from 'docusaurus-plugin-folio-pages/shared/codeClasses';
import {attachTools} from '../../client/codeBlock/attachTools';
import {attachName, TABLE_CLASS} from '../../client/table/attachName';
import {attachLinks} from './attachLinks';

/** The block itself, if it matches, and all elements in it that do. */
const within = (block: HTMLElement, selector: string): HTMLElement[] => [
  ...(block.matches(selector) ? [block] : []),
  ...Array.from(block.querySelectorAll<HTMLElement>(selector)),
];

/**
 * Makes the HTML of a block work like the components that rendered it on the server: links, code blocks, and tables.
 *
 * @returns a function that undoes it
 */
export function attachBlock(
  block: HTMLElement,
  history: ReturnType<typeof useHistory>,
): () => void {
  attachLinks(block, history);
  const detach = [
    ...within(block, `.${BLOCK_CLASS}`).map(attachTools),
    ...within(block, `.${TABLE_CLASS}`).map(attachName),
  ];
  return () => detach.forEach(each => each());
}
