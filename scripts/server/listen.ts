import type {Server} from 'node:net';

/** Only this machine can reach what listens here. */
export const LOOPBACK = '127.0.0.1';

/**
 * Listens on loopback.
 *
 * @param port - 0 takes any free one
 * @returns the port taken
 * @throws {Error} naming the port and the mend, where it cannot be had
 */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', error => reject(portError(error, port)));
    server.listen(port, LOOPBACK, () => {
      const address = server.address();
      resolve(address && typeof address === 'object' ? address.port : port);
    });
  });
}

/**
 * @param error - what listening failed with
 * @returns the same in words that say how to mend it
 */
function portError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    const other = port < 65535 ? port + 1 : 3000;
    return new Error(
      `Port ${port} is in use. Stop the program that holds it, or take another port: npm start -- --port ${other}`,
    );
  }
  if (error.code === 'EACCES') {
    return new Error(
      `Port ${port} is reserved for the system. Take one above 1023: npm start -- --port 3000`,
    );
  }
  return error;
}
