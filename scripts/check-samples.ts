import {runCheck} from './checks/runCheck';
import {samplesCommand} from './commands/samples';

// Makes dates in samples print the same everywhere.
process.env.TZ = 'UTC';

void runCheck(samplesCommand);
