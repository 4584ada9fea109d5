import {Children, isValidElement, useEffect, useLayoutEffect, useRef, useState} from 'react';
import type {ComponentType, ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/CodeBlock';
import {whenIdle} from 'docusaurus-plugin-folio-pages/shared/whenIdle';
import {useLoadedComponent} from 'docusaurus-theme-folio-search/client/useLoadedComponent';
import {attachTools} from './attachTools';
import './CodeBlock.module.css';
import './FileTitle.module.css';

/** One object, since React writes the content again if it gets another. */
const NO_HTML = {__html: ''};

let RenderedBlock: ComponentType<Props> | undefined;

/** Not in an `intent-` chunk, which would bring the styles again. */
async function load(): Promise<ComponentType<Props>> {
  const module = await import(/* webpackChunkName: "code-block" */ './RenderedBlock');
  RenderedBlock = module.RenderedBlock;
  return RenderedBlock;
}

if (ExecutionEnvironment.canUseDOM) {
  // For the next page. If this fails, a block that needs it tries again.
  whenIdle()
    .then(load)
    .catch(() => {});
}

const isSame = (one: Props, other: Props): boolean =>
  [one, other].every(props =>
    Object.keys(props).every(key => one[key as keyof Props] === other[key as keyof Props]),
  );

/**
 * A code block in the browser of a built site. On the first page, it's the server's HTML, which stays as it is until the
 * block changes. Elsewhere the code that renders a block is loaded, if it isn't there yet, and meanwhile the text is plain.
 */
export default function CodeBlock(props: Props): ReactNode {
  const {children} = props;
  const isBrowser = useIsBrowser();
  const [served] = useState(isBrowser ? undefined : props);
  const [needsReact, setNeedsReact] = useState(!served);
  const block = useRef<HTMLDivElement>(null);
  const {Component = RenderedBlock} = useLoadedComponent(load, needsReact);
  const isKept = served !== undefined && !(needsReact && Component);

  const hasChanged = served !== undefined && !isSame(served, props);
  useLayoutEffect(() => {
    // Elements may be interactive, and there's no HTML if an error elsewhere made React throw it away.
    const isHtml =
      block.current?.hasChildNodes() && !Children.toArray(children).some(isValidElement);
    if (hasChanged || !isHtml) {
      setNeedsReact(true);
    }
  }, [hasChanged, children]);
  useEffect(() => (isKept && block.current ? attachTools(block.current) : undefined), [isKept]);

  if (isKept) {
    return <div ref={block} dangerouslySetInnerHTML={NO_HTML} suppressHydrationWarning />;
  }
  return Component ? (
    <Component {...props} />
  ) : (
    <pre translate="no">
      <code>{children}</code>
    </pre>
  );
}
