import {SingleBar} from 'cli-progress';
import type {HostedConfig} from '../../HostedConfig';
import {pushRecords, type PushOptions} from './pushRecords';
import {readRecordsFiles} from './recordsFile';

/** Name of the environment variable with the key that has write access. */
export const WRITE_KEY_VARIABLE = 'ALGOLIA_WRITE_KEY';

export interface SearchPushOptions extends Pick<PushOptions, 'hosts'> {
  readonly generatedFilesDir: string;
  readonly locales: readonly string[];
  /** `themeConfig.algolia`. */
  readonly algolia: HostedConfig | undefined;
  readonly writeKey: string | undefined;
  readonly dryRun: boolean;
}

/**
 * `docusaurus search:push`: sends the records of the last build, of all locales, to the hosted index.
 *
 * @returns a sentence that says what it did
 * @throws {Error} if anything is missing or refused; the message says what to do
 */
export async function searchPush(options: SearchPushOptions): Promise<string> {
  const {algolia, generatedFilesDir, locales, writeKey, dryRun, hosts} = options;
  if (!algolia) {
    throw new Error(
      'There is no hosted index to send records to: set themeConfig.algolia, with appId, apiKey and indexName.',
    );
  }
  const records = await readRecordsFiles(generatedFilesDir, locales);
  const {appId, indexName} = algolia;
  const kib = Math.round(Buffer.byteLength(JSON.stringify(records)) / 1024);
  const what = `${records.length} records (${kib} KiB) of ${locales.join(', ')}`;
  if (dryRun) {
    return `Would send ${what} to the index "${indexName}" of ${appId}, and replace it. Nothing was sent.`;
  }
  if (!writeKey) {
    throw new Error(
      `${WRITE_KEY_VARIABLE} is not set: give it a key of ${appId} with the rights addObject, editSettings, deleteIndex. ` +
        'Try the command with --dry-run to see what it would send.',
    );
  }
  const bar = new SingleBar({format: 'Sending {bar} {value}/{total} records', noTTYOutput: false});
  bar.start(records.length, 0);
  try {
    const onProgress = (sent: number) => bar.update(sent);
    await pushRecords({appId, writeKey, indexName, records, onProgress, hosts});
  } finally {
    bar.stop();
  }
  return `Sent ${what} to the index "${indexName}" of ${appId}, in place of what it held.`;
}
