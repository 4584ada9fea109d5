import {useEffect, useLayoutEffect, useRef, type RefObject} from 'react';
import {attachTools} from './attachTools';
import {showCode} from './showCode';
import {codeKey} from '../../shared/code/codeKey';
import type {CodeSource} from '../../shared/code/codeSource';

/**
 * Initializes a code block in the browser. It keeps the code in the server's HTML, or renders the code itself if
 * there is none (after a navigation), and adds the buttons when the browser is idle.
 *
 * @param source - undefined if React renders the block's content itself
 * @returns the ref of the block's outer element
 */
export function useCodeBlock(source: CodeSource | undefined): RefObject<HTMLDivElement | null> {
  const block = useRef<HTMLDivElement>(null);
  const shown = useRef(false);
  const {magicComments} = source ?? {};
  const key = source && codeKey(source);

  useLayoutEffect(() => {
    const code = block.current?.querySelector<HTMLElement>('pre > code');
    if (!code || !source) {
      return undefined;
    }
    const isServed = !shown.current && code.hasChildNodes();
    shown.current = true;
    return isServed ? undefined : showCode(code, source);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- A source with the same key is the same.
  }, [key, magicComments]);

  useEffect(() => (block.current ? attachTools(block.current) : undefined), []);

  return block;
}
