import {useEffect, useLayoutEffect, useRef, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {attachBlock} from './attachBlock';
import {keepBlock, showBlock} from './blocks';

/** One object, since React writes the content again if it gets another. */
const NO_HTML = {__html: ''};

interface Props {
  /** Path of the article's page. */
  readonly page: string;
  /** The block's place among the static blocks of the article. */
  readonly place: number;
  /** Name of its element. It's one of several, and all of them are used like this one. */
  readonly host: 'div';
}

/**
 * What the script of an article has in place of a static block, whose HTML came from the server; see `articleScript`. React
 * never touches its content.
 */
export function ServedBlock({page, place, host: Host}: Props): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const history = useHistory();
  useLayoutEffect(() => {
    const block = element.current;
    if (!block) {
      return undefined;
    }
    showBlock(block, page, place);
    return () => keepBlock(block, page, place);
  }, [page, place]);
  // Later than that, because code blocks' buttons need what `afterLoadModule` attaches in the same phase.
  useEffect(
    () => (element.current ? attachBlock(element.current, history) : undefined),
    [page, place, history],
  );
  return (
    <Host ref={element} data-served="" dangerouslySetInnerHTML={NO_HTML} suppressHydrationWarning />
  );
}
