/** The search button in the navbar, from the package for search, which works with any theme. */
export {default} from 'docusaurus-theme-folio-search/theme/SearchBar';
