/** The page with all results for a query, from the package for search, which works with any theme. */
export {default} from 'docusaurus-theme-folio-search/theme/SearchPage';
