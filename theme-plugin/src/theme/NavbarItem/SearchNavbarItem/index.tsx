import type {ReactNode} from 'react';
import NavbarSearch from '@theme/Navbar/Search';
import type {Props} from '@theme/NavbarItem/SearchNavbarItem';
import SearchBar from '@theme/SearchBar';

/** The search button, at a place in the bar that the site chooses; the bar shows it on phones, too. */
export default function SearchNavbarItem({mobile, className}: Props): ReactNode {
  return (
    !mobile && (
      <NavbarSearch className={className}>
        <SearchBar />
      </NavbarSearch>
    )
  );
}
