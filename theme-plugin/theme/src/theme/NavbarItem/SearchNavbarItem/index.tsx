import type {ReactNode} from 'react';
import NavbarSearch from '@theme/Navbar/Search';
import type {Props} from '@theme/NavbarItem/SearchNavbarItem';
import SearchBar from '@theme/SearchBar';

/** The search button in a custom position. On phones it's in the navbar, too, not in the drawer. */
export default function SearchNavbarItem({mobile, className}: Props): ReactNode {
  return (
    !mobile && (
      <NavbarSearch className={className}>
        <SearchBar />
      </NavbarSearch>
    )
  );
}
