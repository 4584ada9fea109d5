/** What a form that leads to the search page needs. */
export {MAX_QUERY_LENGTH} from '../constants';
export {readSearchConfig} from '../searchConfig';
export * as buttonLabel from '../ui/buttonLabels';
export {placeholder} from '../ui/labels';
