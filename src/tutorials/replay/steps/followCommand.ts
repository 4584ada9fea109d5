import type {Project} from '../project/Project';

/**
 * Deletes files like `rm` does. Other commands don't change the app's files.
 *
 * @returns why it can't be followed
 */
export function followCommand(project: Project, [program, ...files]: string[]): string[] {
  return program === 'rm' ? files.flatMap(file => remove(project, file)) : [];
}

function remove(project: Project, file: string): string[] {
  if (project.textOf(file) === undefined) {
    return [`there is no ${file} to delete at this point`];
  }
  project.delete(file);
  return [];
}
