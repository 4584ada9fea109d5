import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import NavbarItem, {type Props as NavbarItemProps} from '@theme/NavbarItem';
import {useNavbarItems} from '../navbar/useNavbarItems';
import styles from './notFound.module.css';

/** How many of the navbar's links the not-found page repeats at most. */
const MAX = 6;

/** Whether an item is a link to a page of the site. Dropdowns and the search aren't. */
const isPageLink = (item: NavbarItemProps): boolean =>
  'to' in item || 'docId' in item || 'sidebarId' in item;

/** The first links of the navbar, which on phones is in the drawer. */
export function FirstLinks(): ReactNode {
  const items = useNavbarItems().filter(isPageLink).slice(0, MAX);
  return (
    items.length > 0 && (
      <>
        <h2 className={styles.heading}>
          <Translate
            id="folio.NotFound.start"
            description="Heading above the first links of the navbar on the not-found page">
            Or start here
          </Translate>
        </h2>
        <ul className={styles.links}>
          {items.map((item, index) => (
            <NavbarItem key={index} {...item} mobile />
          ))}
        </ul>
      </>
    )
  );
}
