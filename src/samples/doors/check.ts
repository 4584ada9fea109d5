/** The check of the samples, for the commands that run it and the pages that say how many there are. */
export {COUNTS_FILE, staleCounts, writeCounts} from '../check/countsFile';
export {createSamplesCheck} from '../check/createSamplesCheck';
export {formatReport, sortFaults, type Totals} from '../check/report';
export {sampleCountsLine} from '../check/sampleCountsLine';
export {watchFolders} from '../check/watchFolders';
