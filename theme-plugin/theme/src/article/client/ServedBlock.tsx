import {useEffect, useLayoutEffect, useRef, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {BLOCK_CLASS} from 'docusaurus-plugin-folio-pages/shared/codeClasses';
import {attachTools} from '../../client/codeBlock/attachTools';
import {attachName, TABLE_CLASS} from '../../client/table/attachName';
import {attachLinks} from './attachLinks';
import {keepBlock, showBlock, type BlockPlace} from './blocks';

/** One object, since React writes the content again if it gets another. */
const NO_HTML = {__html: ''};

/** What makes elements with a class work. */
const BEHAVIORS = [
  [BLOCK_CLASS, attachTools],
  [TABLE_CLASS, attachName],
] as const;

/**
 * Makes the HTML of a block work like the components that rendered it on the server: links, code blocks, and tables.
 *
 * @returns a function that undoes it
 */
function attachBlock(block: HTMLElement, history: ReturnType<typeof useHistory>): () => void {
  attachLinks(block, history);
  const detach = BEHAVIORS.flatMap(([name, attach]) =>
    [block, ...Array.from(block.querySelectorAll<HTMLElement>(`.${name}`))]
      .filter(({classList}) => classList.contains(name))
      .map(attach),
  );
  return () => detach.forEach(each => each());
}

interface Props extends BlockPlace {
  /** Name of its element. It's one of several, and all of them are used like this one. */
  readonly host: 'div';
}

/**
 * What the script of an article has in place of a static block, whose HTML came from the server; see `articleScript`. React
 * never touches its content.
 */
export function ServedBlock({page, version, place, host: Host}: Props): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const history = useHistory();
  useLayoutEffect(() => {
    const block = element.current;
    if (!block) {
      return undefined;
    }
    const at = {page, version, place};
    showBlock(block, at);
    return () => keepBlock(block, at);
  }, [page, version, place]);
  // Later than that, because code blocks' buttons need what `afterLoadModule` attaches in the same phase.
  useEffect(
    () => (element.current ? attachBlock(element.current, history) : undefined),
    [version, place, history],
  );
  return (
    <Host ref={element} data-served="" dangerouslySetInnerHTML={NO_HTML} suppressHydrationWarning />
  );
}
