import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import {breakLong, isCode, nodeText, translateOf} from 'docusaurus-theme-folio/client';
import styles from './styles.module.css';

/**
 * A heading with a link to itself, which has the heading's whole text as its label. A page's title has no link,
 * because the page's address leads there anyway. Other headings that are nothing but code are set as code.
 */
export default function Heading({as: As, id, className, children, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (As === 'h1' || !id) {
    return (
      <As {...props} className={className} translate={translateOf(nodeText(children))}>
        {breakLong(children)}
      </As>
    );
  }
  brokenLinks.collectAnchor(id);
  const text = nodeText(children);
  return (
    <As
      {...props}
      className={clsx('anchor', styles.heading, isCode(text) && 'folio-code-heading', className)}
      translate={translateOf(text)}
      id={id}>
      {breakLong(children)}
      <Link
        className={clsx('hash-link', styles.link)}
        to={`#${id}`}
        aria-label={translate(
          {
            id: 'theme.common.headingLinkTitle',
            message: 'Direct link to {heading}',
            description: 'Title for link to heading',
          },
          {heading: text || id},
        )}
        translate="no">
        {'\u200b'}
      </Link>
    </As>
  );
}
