import type {EndRequest, Requester, Response} from '@algolia/client-common';

/**
 * Sends one attempt of a call to the service. The connect and read timeouts together limit the time from the
 * request to the end of the answer, because a browser doesn't say when a connection is established. The
 * library's own requester takes the first byte of the answer for that, and even a healthy host may need
 * longer to send it.
 *
 * It rejects if the browser itself ends the request, for example because the reader leaves the page. That says
 * nothing about the host, but `fetch` would report it like a host that is down.
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
