import logger from '@docusaurus/logger';

/**
 * Runs a command and reports its outcome the way Docusaurus's own commands do.
 *
 * @param command - returns a sentence that says what it did
 */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    logger.success(await command());
  } catch (error) {
    logger.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
