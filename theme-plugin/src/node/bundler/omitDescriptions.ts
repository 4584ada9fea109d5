import {SOURCE_ROOT} from '../common/sourceRoot';
import {writeGenerated} from '../common/writeGenerated';

/** The note to translators in a call of `translate()` or, as a prop, in a `<Translate>`. It has several words. */
const DESCRIPTION = /\bdescription(?:=|:\s+)(?:"[^"\n]* [^"\n]*"|'[^'\n]* [^'\n]*'),?/g;

/**
 * A rule for the bundler that leaves the notes to translators out of labels, because `write-translations` reads them from
 * the sources. The loader is a generated file: bundlers load only JavaScript.
 */
export function omitDescriptions(generatedDir: string) {
  const text = `module.exports = source => source.replace(${String(DESCRIPTION)}, '');\n`;
  return {
    test: /\.[jt]sx?$/,
    include: [SOURCE_ROOT, /[\\/]@docusaurus[\\/]theme-(?:classic|common)[\\/]lib[\\/]/],
    enforce: 'pre' as const,
    loader: writeGenerated(generatedDir, 'omitDescriptions.cjs', text),
  };
}
