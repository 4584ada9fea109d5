import {useId, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useFolioConfig} from '../common/useFolioConfig';
import styles from './Feedback.module.css';

const ANSWERS = ['yes', 'no'] as const;

type Answer = (typeof ANSWERS)[number];

const loadSender = () => import(/* webpackChunkName: "intent-feedback" */ './sendAnswer');

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

  async function send(answer: Answer) {
    const {failureText, sendAnswer} = await loadSender();
    try {
      setNote(await sendAnswer(endpoint, {path, title, answer}));
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
            // If the script doesn't load, nothing changes.
            onClick={() => void send(answer).catch(() => {})}>
            {label(answer)}
          </button>
        ))}
      <span role="status">{note}</span>
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
      <span id={id}>
        <Translate id="folio.Feedback.question" description="The question at the end of a doc">
          Was this page helpful?
        </Translate>
      </span>
      {'url' in feedback ? (
        <LinkedAnswers url={feedback.url} />
      ) : (
        <SentAnswers endpoint={feedback.endpoint} />
      )}
    </div>
  ) : null;
}
