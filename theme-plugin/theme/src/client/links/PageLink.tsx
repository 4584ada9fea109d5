import type {ComponentProps, MouseEvent, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {isPlainClick} from 'docusaurus-theme-folio-search/shared/isPlainClick';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** Path of a page that exists, base URL included. */
  readonly href: string;
};

/**
 * A link to a page of the site, for long lists. Core's Link fetches a page's chunks as soon as the link is in
 * view, with an observer for each link; for a whole sidebar, that's more than the page itself. `pageFileModule` fetches
 * this one's when the reader points at it, touches it, or reaches it with the keyboard.
 */
export function PageLink({href, onClick, ...props}: Props): ReactNode {
  const history = useHistory();
  const target = history.createHref({pathname: href});

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (isPlainClick(event)) {
      event.preventDefault();
      const isHere = history.createHref(history.location) === target;
      history[isHere ? 'replace' : 'push'](href);
    }
  };

  return <a {...props} href={target} onClick={follow} />;
}
