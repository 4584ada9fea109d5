import path from 'node:path';
import {THEME_NAME} from '../../shared/constants';
import {SOURCE_ROOT} from '../common/sourceRoot';
import {writeGenerated} from '../common/writeGenerated';

/** The note to translators in a call of `translate()` or, as a prop, in a `<Translate>`. */
const DESCRIPTION = /\bdescription(?:=|:\s+)(?:"[^"\n]* [^"\n]*"|'[^'\n]* [^'\n]*'),?/g;

/**
 * A rule for the bundler that leaves the notes to translators out of the theme's labels. `write-translations` reads
 * them from the sources. The loader is a generated file, because bundlers load only JavaScript.
 */
export function omitDescriptions(generatedDir: string) {
  const name = 'omitDescriptions.cjs';
  writeGenerated(
    generatedDir,
    name,
    `module.exports = source => source.replace(${String(DESCRIPTION)}, '');\n`,
  );
  const loader = path.join(generatedDir, THEME_NAME, name);
  return {
    test: /\.[jt]sx?$/,
    include: [SOURCE_ROOT, /[\\/]@docusaurus[\\/]theme-(?:classic|common)[\\/]lib[\\/]/],
    enforce: 'pre' as const,
    loader,
  };
}
