import tools from '@theme-init/CodeBlock/Tools';
import {runTool} from '../../../client/runTool';

/** What docusaurus-theme-folio adds to the buttons of a code block. The stock theme has no such list. */
export default tools.concat(runTool);
