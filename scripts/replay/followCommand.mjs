/** @typedef {import('./project.mjs').Project} Project */

const DEV_FLAGS = ['-D', '--save-dev'];

/**
 * The template that a command of create-vite makes a project from.
 *
 * @param {string[]} words
 * @returns {{template: string, project: string} | undefined} Undefined for any other command.
 */
export function readCreateCommand(words) {
  const [npm, create, starter = '', project = ''] = words;
  const template = words[words.indexOf('--template') + 1];
  const isCreate = npm === 'npm' && create === 'create' && /^vite(@|$)/.test(starter);
  return isCreate && words.includes('--template') && template ? {template, project} : undefined;
}

/**
 * Applies an npm command to package.json. Other commands change no file of the app.
 *
 * @param {Project} project
 * @param {string[]} words
 * @returns {string[]} What is wrong with it.
 */
export function followCommand({manifest}, words) {
  const [program, verb = '', ...rest] = words;
  if (program !== 'npm' || !manifest) {
    return [];
  }
  const names = rest.filter(word => !word.startsWith('-')).map(withoutVersion);
  const isDev = rest.some(word => DEV_FLAGS.includes(word));
  /** @type {(string | undefined)[]} */
  let faults = [];
  if (['install', 'i', 'add'].includes(verb)) {
    faults = names.map(name => manifest.install(name, isDev));
  } else if (['uninstall', 'remove', 'rm'].includes(verb)) {
    faults = names.map(name => manifest.uninstall(name));
  } else if (verb === 'pkg' && rest[0] === 'set') {
    faults = rest.slice(1).map(word => {
      const [, key = '', value = ''] = /^([^=]+)=(.*)$/.exec(word) ?? [];
      return manifest.set(key, value);
    });
  } else if (verb === 'pkg' && rest[0] === 'delete') {
    faults = rest.slice(1).map(key => manifest.remove([key], key));
  }
  return faults.filter(fault => fault !== undefined);
}

/** @param {string} name */
function withoutVersion(name) {
  return name.replace(/(?<=.)@.*$/, '');
}
