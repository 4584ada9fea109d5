import {runCheck} from './checks/runCheck';
import {replayCommand} from './commands/replay';

void runCheck(replayCommand);
