import {translate} from '@docusaurus/Translate';

/** The body of the request to the site's service, as JSON. */
export interface Feedback {
  /** Path of the page, with the base URL. */
  readonly path: string;
  readonly title: string;
  readonly answer: 'yes' | 'no';
}

async function send(endpoint: string, feedback: Feedback): Promise<string> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(feedback),
    credentials: 'omit',
    keepalive: true,
  });
  if (!response.ok) {
    throw new Error(`${endpoint}: ${response.status}`);
  }
  return translate({
    id: 'theme.SearchModal.askAiScreen.thanksForFeedbackText',
    message: 'Thanks for your feedback!',
    description: 'Shown when an answer to "Was this page helpful?" was sent',
  });
}

/** Answers on their way, by page. */
const underWay = new Map<string, Promise<string>>();

/**
 * Sends an answer, without cookies. As long as one is on its way, another click sends nothing.
 *
 * @returns what to tell the reader
 * @throws Error if the service can't be reached or refuses
 */
export function sendAnswer(endpoint: string, feedback: Feedback): Promise<string> {
  const {path} = feedback;
  const sent = underWay.get(path) ?? send(endpoint, feedback).finally(() => underWay.delete(path));
  underWay.set(path, sent);
  return sent;
}

/** The message if an answer couldn't be sent. */
export const failureText = () =>
  translate({
    id: 'folio.Feedback.failed',
    message: 'Your feedback couldn’t be sent. Try again.',
    description: 'Shown when an answer to "Was this page helpful?" could not be sent',
  });
