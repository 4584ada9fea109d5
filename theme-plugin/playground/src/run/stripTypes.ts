import {transform} from 'sucrase';
import {SampleError} from './SampleError';

const POSITION = /\s*\((?<line>\d+):\d+\)$/;

/**
 * Removes types and compiles JSX. Lines stay where they are.
 *
 * @throws {SampleError} where the code isn't valid
 */
export function stripTypes(code: string, file: string): string {
  try {
    return transform(code, {
      transforms: ['typescript', 'jsx'],
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
    }).code;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const line = Number(POSITION.exec(message)?.groups?.line);
    throw new SampleError(
      `SyntaxError: ${message.replace(POSITION, '')}`,
      line ? {file, line} : undefined,
    );
  }
}
