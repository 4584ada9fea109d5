import type {EndRequest, Requester, Response} from '@algolia/client-common';

/**
 * Sends one try of a call to the service. It has connect and read timeout together, from the request to
 * the end of the answer: a browser doesn't tell when a connection stands, and the library's requester
 * takes the first byte of the answer for it, which a healthy host may need longer for.
 *
 * Rejects where the browser itself ends the request, as when the page is left: that tells nothing about
 * the host, while `fetch` would report it like a host that is down.
 */
export const hostedRequester: Requester = {send};

function send({method, url, headers, data, ...timeouts}: EndRequest): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const settle = (isTimedOut: boolean) => () =>
      resolve({status: request.status, content: request.responseText, isTimedOut});
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) {
      request.setRequestHeader(name, value);
    }
    request.timeout = timeouts.connectTimeout + timeouts.responseTimeout;
    request.onload = settle(false);
    request.onerror = settle(false);
    request.ontimeout = settle(true);
    request.onabort = () => reject(new Error('The browser ended the request.'));
    // Always text: the client doesn't compress.
    request.send(data as string | undefined);
  });
}
