import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl, {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/Logo';
import ThemedImage from '@theme/ThemedImage';

/**
 * The site's logo and title as a link to the home page. The link always has a label: the title, the logo's
 * alternative text, or the site's title.
 */
export default function Logo({imageClassName, titleClassName, ...props}: Props): ReactNode {
  const {title: siteTitle} = useDocusaurusContext().siteConfig;
  const {title, logo} = useThemeConfig().navbar;
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <Link
      to={useBaseUrl(logo?.href ?? '/')}
      target={logo?.target}
      aria-label={title || logo?.alt ? undefined : siteTitle}
      {...props}>
      {logo && (
        <span className={imageClassName}>
          <ThemedImage
            className={logo.className}
            style={logo.style}
            sources={{
              light: withBaseUrl(logo.src),
              dark: withBaseUrl(logo.srcDark ?? logo.src),
            }}
            width={logo.width}
            height={logo.height}
            alt={logo.alt ?? ''}
          />
        </span>
      )}
      {title && <b className={titleClassName}>{title}</b>}
    </Link>
  );
}
