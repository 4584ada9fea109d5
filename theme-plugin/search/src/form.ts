/** What a form that leads to the search page needs. */
export {MAX_QUERY_LENGTH} from './constants';
export * as buttonLabel from './ui/buttonLabels';
export {pagePlaceholder} from './ui/labels';
export {useSearchPageUrl} from './ui/hooks/useSearchPageUrl';
