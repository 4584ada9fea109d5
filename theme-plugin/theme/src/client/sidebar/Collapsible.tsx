import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {useFindInPage} from '../common/useFindInPage';
import {animateCollapse} from './animateCollapse';
import styles from './Collapsible.module.css';

interface Props {
  /** ID that the toggle's `aria-controls` refers to. */
  readonly id: string;
  readonly open: boolean;
  /**
   * Called if the browser opened it because it found something inside (find-in-page, or a link to a
   * fragment).
   */
  readonly onFound: () => void;
  readonly children: ReactNode;
}

/** A part of the page that opens and closes, and stays in the HTML while closed. */
export function Collapsible({id, open, onFound, children}: Props): ReactNode {
  const wasOpen = useRef(open);
  const wasFound = useRef(false);
  // Hidden only once the animation is over, and shown before it starts.
  const [closed, setClosed] = useState(!open);
  if (open && closed) {
    setClosed(false);
  }
  const isHidden = closed && !open;

  // The browser scrolls to what it found at the same moment, so nothing may be moving then.
  const reveal = () => {
    wasFound.current = true;
    onFound();
  };
  const element = useFindInPage<HTMLDivElement>(isHidden, reveal);

  useLayoutEffect(() => {
    const moved = wasOpen.current !== open;
    const found = wasFound.current;
    wasOpen.current = open;
    wasFound.current = false;
    if (!moved) {
      // React keeps an update that changes nothing, and would render once more for it in the middle of a navigation.
      return undefined;
    }
    const movement = found || !element.current ? undefined : animateCollapse(element.current, open);
    if (!movement) {
      setClosed(!open);
      return undefined;
    }
    movement.onfinish = () => setClosed(!open);
    return () => movement.cancel();
  }, [open, element]);

  return (
    <div ref={element} id={id} className={styles.collapsible} hidden={isHidden}>
      {children}
    </div>
  );
}
