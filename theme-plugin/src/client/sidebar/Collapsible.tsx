import {createElement, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {animateCollapse} from './animateCollapse';
import styles from './Collapsible.module.css';

type Props = {
  /** What the toggle's `aria-controls` names. */
  readonly id: string;
  readonly open: boolean;
  /** The browser found something inside (search in the page, link to a fragment) and opened it. */
  readonly onFound: () => void;
  readonly children: ReactNode;
};

/**
 * A part of the page that opens and closes, and stays in the HTML while closed, by
 * `hidden="until-found"` (HTML standard, 6.1). It is an element of its own name because React writes
 * `hidden` of the known elements as a boolean; those of an unknown one it leaves alone.
 */
export function Collapsible({id, open, onFound, children}: Props): ReactNode {
  const element = useRef<HTMLElement>(null);
  const wasOpen = useRef(open);
  const wasFound = useRef(false);
  // Closed only after the movement is over; open before it starts.
  const [closed, setClosed] = useState(!open);
  if (open && closed) {
    setClosed(false);
  }

  // Core's HTML minifier writes the attribute of the server's HTML as if it were a boolean.
  useLayoutEffect(() => {
    if (element.current?.hidden) {
      element.current.setAttribute('hidden', 'until-found');
    }
  }, []);

  useLayoutEffect(() => {
    const moved = wasOpen.current !== open;
    wasOpen.current = open;
    const moves = moved && !wasFound.current;
    wasFound.current = false;
    const movement = moves && element.current ? animateCollapse(element.current, open) : undefined;
    if (!movement) {
      setClosed(!open);
      return undefined;
    }
    movement.onfinish = () => setClosed(!open);
    return () => movement.cancel();
  }, [open]);

  // The browser scrolls to what it found in the same moment: nothing may be moving then.
  const reveal = () => {
    wasFound.current = true;
    onFound();
  };

  return createElement(
    'folio-fold',
    // eslint-disable-next-line react-hooks/refs -- the ref is passed on, not read: createElement is JSX written out
    {
      ref: element,
      id,
      class: styles.fold,
      hidden: closed && !open ? 'until-found' : undefined,
      onbeforematch: reveal,
    },
    children,
  );
}
