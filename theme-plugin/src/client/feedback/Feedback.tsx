import {useId, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useFolioConfig} from '../common/useFolioConfig';
import {offerRetry} from '../loadFailure/offerRetry';
import styles from './Feedback.module.css';

const ANSWERS = ['yes', 'no'] as const;

type Answer = (typeof ANSWERS)[number];

const loadSender = () => import(/* webpackChunkName: "intent-feedback" */ './sendAnswer');

const question = (): string =>
  translate({
    id: 'folio.Feedback.question',
    message: 'Was this page helpful?',
    description: 'The question at the end of a doc',
  });

const feedbackLabel = (): string =>
  translate({
    id: 'folio.Feedback.label',
    message: 'Feedback',
    description: 'What did not load, if an answer to "Was this page helpful?" cannot be sent',
  });

const label = (answer: Answer): ReactNode =>
  answer === 'yes' ? (
    <Translate id="folio.Feedback.yes" description="The answer that a page was helpful">
      Yes
    </Translate>
  ) : (
    <Translate id="folio.Feedback.no" description="The answer that a page wasn't helpful">
      No
    </Translate>
  );

/** Answers for a service of the site, which are sent only when the reader clicks. */
function SentAnswers({endpoint}: {readonly endpoint: string}): ReactNode {
  const {permalink: path, title} = useDoc().metadata;
  const [note, setNote] = useState('');
  const [isDone, setIsDone] = useState(false);
  const status = useRef<HTMLSpanElement>(null);

  function press(answer: Answer): void {
    send(answer).catch((error: unknown) => offerRetry(feedbackLabel(), error, () => press(answer)));
  }

  async function send(answer: Answer) {
    // So that a screen reader reads the same note twice.
    setNote('');
    const {failureText, sendAnswer} = await loadSender();
    try {
      setNote(await sendAnswer(endpoint, {path, title, answer}));
      // The button that has the focus goes.
      status.current?.focus();
      setIsDone(true);
    } catch {
      setNote(failureText());
    }
  }

  return (
    <>
      {!isDone &&
        ANSWERS.map(answer => (
          <button
            key={answer}
            type="button"
            className={styles.answer}
            onClick={() => press(answer)}>
            {label(answer)}
          </button>
        ))}
      <span ref={status} role="status" tabIndex={-1}>
        {note}
      </span>
    </>
  );
}

/** Answers as links to an issue that the reader may send, or not. */
function LinkedAnswers({url}: {readonly url: string}): ReactNode {
  const {permalink, title} = useDoc().metadata;
  return ANSWERS.map(answer => (
    <Link
      key={answer}
      className={styles.answer}
      to={url
        .replaceAll('{path}', encodeURIComponent(permalink))
        .replaceAll('{title}', encodeURIComponent(title))
        .replaceAll('{answer}', answer)}>
      {label(answer)}
    </Link>
  ));
}

/** Asks at the end of a doc whether it was helpful, if `themeConfig.folio.feedback` is set. */
export function Feedback(): ReactNode {
  const {feedback} = useFolioConfig();
  const id = useId();
  return feedback ? (
    <div
      role="group"
      aria-labelledby={id}
      className={'url' in feedback ? styles.feedback : `${styles.feedback} ${styles.scripted}`}>
      <span id={id}>{question()}</span>
      {'url' in feedback ? (
        <LinkedAnswers url={feedback.url} />
      ) : (
        <SentAnswers endpoint={feedback.endpoint} />
      )}
    </div>
  ) : null;
}
