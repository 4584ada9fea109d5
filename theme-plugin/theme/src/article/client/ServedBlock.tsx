import {useEffect, useLayoutEffect, useRef, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {attachBlock} from './attachBlock';
import {keepBlock, showBlock, type BlockPlace} from './blocks';

/** One object, since React writes the content again if it gets another. */
const NO_HTML = {__html: ''};

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
