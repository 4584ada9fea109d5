import type {ComponentProps, MouseEvent, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {isPlainClick} from './isPlainClick';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** Path of a page that exists, base URL included. */
  readonly href: string;
};

/**
 * A link to a page of the site, for lists of many. Core's Link fetches the page's chunks as soon as
 * the link is in view, with an observer for each one: for a whole sidebar that is more than the page
 * itself. This one fetches when the reader points at it, touches it or reaches it by keyboard.
 */
export function PageLink({href, onClick, ...props}: Props): ReactNode {
  const history = useHistory();
  const target = history.createHref({pathname: href});

  // What fails to load ahead is loaded, or reported, when the reader follows the link.
  const preload = () => {
    Promise.resolve(window.docusaurus.preload(href)).catch(() => {});
  };

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (isPlainClick(event)) {
      event.preventDefault();
      const isHere = history.createHref(history.location) === target;
      history[isHere ? 'replace' : 'push'](href);
    }
  };

  return (
    <a
      {...props}
      href={target}
      onClick={follow}
      onFocus={preload}
      onMouseEnter={preload}
      onTouchStart={preload}
    />
  );
}
