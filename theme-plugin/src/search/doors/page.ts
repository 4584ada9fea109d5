/** What the search page consists of. No other page loads it. */
export {useQueryHistory} from '../ui/hooks/useQueryHistory';
export * as pageLabel from '../ui/pageLabels';
export {SearchPageContent} from '../ui/SearchPageContent';
