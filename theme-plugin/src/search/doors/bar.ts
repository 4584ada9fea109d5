/** What the navbar needs of the search. Every page loads it, so it has nothing of the dialog or the search page. */
export {INDEX_FOLDER} from '../indexFolder';
export {useSearchShortcuts} from '../ui/hooks/useSearchShortcuts';
export {loadDialog} from '../ui/loadDialog';
export {SearchButton} from '../ui/SearchButton';
export {search as searchLabel} from '../ui/buttonLabels';
