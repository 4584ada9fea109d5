import type {ReactNode} from 'react';
import {mergeSearchStrings, useHistorySelector} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import {StrokeIcon, useAlternatePageUtils} from 'docusaurus-theme-folio/client';

/** The site's languages. Each links to the current page in that language. */
export default function LocaleDropdownNavbarItem({
  mobile,
  dropdownItemsBefore,
  dropdownItemsAfter,
  queryString,
  ...props
}: Props): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const search = useHistorySelector(({location}) => location.search);
  const hash = useHistorySelector(({location}) => location.hash);
  const query = mergeSearchStrings([search, queryString], 'append');

  const languages = i18n.locales.map((locale): LinkLikeNavbarItemProps => {
    const {label, htmlLang, url} = i18n.localeConfigs[locale];
    // Each locale is a separate site, so the router doesn't know the other ones' pages.
    const fullyQualified = url !== siteConfig.url;
    const page = createUrl({locale, fullyQualified});
    return {
      label,
      lang: htmlLang,
      hrefLang: htmlLang,
      to: `${fullyQualified ? '' : 'pathname://'}${page}${query}${hash}`,
      target: '_self',
      autoAddBaseUrl: false,
      isActive: () => locale === i18n.currentLocale,
    };
  });

  return (
    <DropdownNavbarItem
      // A language isn't a section of the site, so it's never marked as the current section.
      isActive={() => false}
      {...props}
      mobile={mobile}
      label={
        <>
          <StrokeIcon width="18" height="18" strokeWidth="1.75">
            <path d="M3 12h18M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18c-5 5-5 13 0 18 5-5 5-13 0-18" />
          </StrokeIcon>
          {mobile
            ? translate({
                id: 'theme.navbar.mobileLanguageDropdown.label',
                message: 'Languages',
                description: 'The label for the mobile language switcher dropdown',
              })
            : i18n.localeConfigs[i18n.currentLocale].label}
        </>
      }
      items={[...dropdownItemsBefore, ...languages, ...dropdownItemsAfter]}
    />
  );
}
