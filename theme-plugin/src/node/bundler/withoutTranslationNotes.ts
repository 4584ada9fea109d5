/** What stands between `translate({` and its `description`: no braces but those of placeholders. */
const BEFORE = String.raw`(\btranslate\(\s*\{(?:[^{}]|\{[^{}]*\})*?)`;
const STRING = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")`;

/** Finds the notes to translators in calls of `translate`, with what is to stay in its first group. */
const IN_CALL = new RegExp(String.raw`${BEFORE}\bdescription:\s*${STRING},?`, 'g');

/** The same for the component `<Translate>`. */
const IN_ELEMENT = /(<Translate\b[^>]*?)\s+description=(?:"[^"]*"|\{'[^'}]*'\})/g;

/** Each note is replaced by what stood before it. */
export const TRANSLATION_NOTES = [IN_CALL, IN_ELEMENT].map(search => ({search, replace: '$1'}));

/**
 * A rule for the bundler: the theme's notes to translators are for `docusaurus write-translations`,
 * which reads the sources; no reader needs them (1.3 KiB gzip on each page).
 *
 * @param folder absolute path of the theme's sources
 */
export function withoutTranslationNotes(folder: string) {
  return {
    test: /\.[jt]sx?$/,
    include: [folder],
    enforce: 'pre' as const,
    loader: require.resolve('string-replace-loader'),
    options: {multiple: TRANSLATION_NOTES},
  };
}
