/**
 * Parses a port from user input.
 *
 * @param source - where it comes from, for the error message, such as `--port`
 * @returns 0 to 65535; 0 means any free port
 * @throws {Error} for anything else
 */
export function parsePort(text: string, source: string): number {
  const port = Number(text);
  if (text.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(
      `${source} is "${text}", which isn't a port. Use a whole number from 0 to 65535, for example 3000 (0 takes any free port).`,
    );
  }
  return port;
}
