import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {PageLink} from '../links/PageLink';
import styles from './sidebarRow.module.css';

type Props = Pick<ComponentProps<'a'>, 'onClick' | 'tabIndex' | 'translate' | 'children'> & {
  readonly href: string;
  /** The link leads to a page of the docs plugin, so its address is complete and exists. */
  readonly isDoc: boolean;
  readonly isActive: boolean;
  readonly isCurrent: boolean;
  readonly autoAddBaseUrl?: boolean;
};

/** A link of the sidebar. */
export function SidebarLink({
  href,
  isDoc,
  isActive,
  isCurrent,
  autoAddBaseUrl,
  ...props
}: Props): ReactNode {
  const shared = {
    ...props,
    className: clsx('menu__link', isActive && 'menu__link--active', styles.row),
    'aria-current': isCurrent ? ('page' as const) : undefined,
  };
  return isDoc ? (
    <PageLink href={href} {...shared} />
  ) : (
    <Link to={href} autoAddBaseUrl={autoAddBaseUrl} {...shared} />
  );
}
