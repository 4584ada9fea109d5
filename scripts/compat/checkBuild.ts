import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import {isAccepted} from './acceptedFeatures';
import {cssFeatures, mixesHas} from './cssFeatures';
import {createScriptCheck} from './scriptFeatures';
import type {Targets} from './targets';

/**
 * Checks that the scripts and style sheets of a built site use nothing that some browsers don't have, except for what
 * is accepted.
 *
 * @param dir - the build folder
 * @returns the problems, each with its file
 */
export function checkBuild(dir: string, targets: Targets): string[] {
  const checkScript = createScriptCheck(targets);

  function problemsOf(file: string): string[] {
    const text = fs.readFileSync(path.join(dir, file), 'utf8');
    if (file.endsWith('.js')) {
      try {
        return checkScript(text)
          .filter(({feature}) => !isAccepted(feature, `build/${file}`))
          .map(({feature, lacking}) => `calls ${feature}, which isn't in ${lacking.join(', ')}`);
      } catch (error) {
        return [`has syntax that some supported browsers can't parse: ${String(error)}`];
      }
    }
    const root = postcss.parse(text);
    const problems = cssFeatures(root, targets, {built: true})
      // The files of the sources are gone, so a feature may be in any.
      .filter(({feature}) => !isAccepted(feature))
      .map(({feature, lacking}) => `has ${feature}, which isn't in ${lacking.join(', ')}`);
    root.walkRules(rule => {
      if (mixesHas(rule)) {
        problems.push(`hides ${rule.selector} from browsers without :has()`);
      }
    });
    return problems;
  }

  return fs
    .readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .map(file => file.replaceAll(path.sep, '/'))
    .filter(file => /^(?:assets|apps)\/.*\.(?:css|js)$/.test(file))
    .flatMap(file => Array.from(new Set(problemsOf(file)), problem => `${file}: ${problem}`));
}
