import type {Project} from '../project/Project';

const INSTALL = ['install', 'i', 'add'];
const UNINSTALL = ['uninstall', 'remove', 'rm'];
const DEV_FLAGS = ['-D', '--save-dev'];

/**
 * Changes package.json like an npm command does, or deletes files like `rm` does. Other commands don't change the
 * app's files.
 *
 * @returns why it can't be followed, or how the result differs from the snapshot
 */
export function followCommand(project: Project, words: string[]): string[] {
  const [program, ...args] = words;
  return program === 'rm' ? args.flatMap(file => remove(project, file)) : followNpm(project, words);
}

function remove(project: Project, file: string): string[] {
  if (project.textOf(file) === undefined) {
    return [`there is no ${file} to delete at this point`];
  }
  project.delete(file);
  return [];
}

function followNpm({manifest}: Project, [program, verb = '', ...args]: string[]): string[] {
  if (program !== 'npm' || !manifest) {
    return [];
  }
  const names = args.filter(word => !word.startsWith('-')).map(withoutVersion);
  const isDev = args.some(word => DEV_FLAGS.includes(word));
  let faults: (string | undefined)[] = [];
  if (INSTALL.includes(verb)) {
    faults = names.map(name => manifest.install(name, isDev));
  } else if (UNINSTALL.includes(verb)) {
    faults = names.map(name => manifest.remove(name));
  } else if (verb === 'pkg' && args[0] === 'set') {
    faults = args.slice(1).map(word => {
      const [, key = '', value = ''] = /^([^=]+)=(.*)$/.exec(word) ?? [];
      return manifest.set(key, value);
    });
  } else if (verb === 'pkg' && args[0] === 'delete') {
    faults = args.slice(1).map(key => manifest.remove(key));
  }
  return faults.filter(fault => fault !== undefined);
}

function withoutVersion(name: string) {
  return name.replace(/(?<=.)@.*$/, '');
}
