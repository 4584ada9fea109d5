import type {Server} from 'node:net';

/** Only this machine can reach servers that listen here. */
export const LOOPBACK = '127.0.0.1';

/**
 * Listens on the loopback interface.
 *
 * @param port - 0 uses any free port
 * @returns the port in use
 * @throws {Error} if the port isn't available; the message names the port and says what to do
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
 * @param error - error of the server
 * @returns an error whose message says what to do
 */
function portError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    const other = port < 65535 ? port + 1 : 3000;
    return new Error(
      `Port ${port} is in use. Stop the program that's using it, or choose another port: npm start -- --port ${other}`,
    );
  }
  if (error.code === 'EACCES') {
    return new Error(
      `Port ${port} is reserved for the system. Choose one above 1023: npm start -- --port 3000`,
    );
  }
  return error;
}
