import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {LLMS_FULL_MAX_BYTES} from '../../shared/constants';
import {llmsFull, llmsList, type LlmsSite} from './llms';
import type {OutlineSection} from './outlineOfDocs';
import type {MarkdownPages} from './writeMarkdown';

/** Writes `llms.txt` and `llms-full.txt`, and warns if not all docs fit into the latter. */
export async function writeLlms(
  outDir: string,
  site: LlmsSite,
  outline: readonly OutlineSection[],
  pages: MarkdownPages,
): Promise<void> {
  const {text, left} = llmsFull(site, outline, pages, LLMS_FULL_MAX_BYTES);
  await writeFile(path.join(outDir, 'llms.txt'), llmsList(site, outline));
  await writeFile(path.join(outDir, 'llms-full.txt'), text);
  if (left > 0) {
    logger.warn`path=${'llms-full.txt'} has no room for the last number=${left} docs: it may have number=${LLMS_FULL_MAX_BYTES} bytes. They're listed at its end.`;
  }
}
