import {useEffect, useRef, type ReactNode} from 'react';
import Buttons from '@theme-init/CodeBlock/Buttons';
import {whenIdle} from 'docusaurus-plugin-folio-pages/shared/whenIdle';
import {RUNNABLE_CLASS} from '../../../shared/pageConstants';
import styles from './styles.module.css';

/** The buttons of a stock code block, and "Run" below the code of those that readers can edit. */
export default function CodeBlockButtons(props: object): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const block = place.current?.closest<HTMLElement>(`.${RUNNABLE_CLASS}`);
    if (!block) {
      return undefined;
    }
    let isGone = false;
    let tool: {button: HTMLElement; remove: () => void} | undefined;
    whenIdle()
      .then(() => import(/* webpackChunkName: "intent-code-tools" */ '../../../client/runTool'))
      .then(({runTool}) => {
        tool = !isGone ? runTool(block) : undefined;
        place.current?.append(...(tool ? [tool.button] : []));
      })
      // The code remains readable without it.
      .catch(() => {});
    return () => {
      isGone = true;
      tool?.remove();
    };
  }, []);
  return (
    <>
      <Buttons {...props} />
      <div ref={place} className={styles.place} />
    </>
  );
}
