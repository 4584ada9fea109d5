/** The package's name: the prefix of every message the plugin prints. */
export const PLUGIN_NAME = 'docusaurus-plugin-folio-pages';

/** Where a site's configuration has the plugin's options. */
export const WHERE = `plugins → ${PLUGIN_NAME}`;

/** Maximum size of `llms-full.txt` in bytes: 2 MiB, about half a million tokens. */
export const LLMS_FULL_MAX_BYTES = 2 * 1024 * 1024;
