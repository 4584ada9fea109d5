import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import HomeInstall from './_homeInstall.mdx';
import HomeSample from './_homeSample.mdx';
import styles from './index.lazy.module.css';

const DESCRIPTION =
  'Redux keeps application state in one store and changes it only by named events. See when it pays, what it looks like, and where to start.';

/** Plain properties of Redux, each with a fact that a reader can check. */
const FACTS = [
  {
    title: 'One place to look',
    text: 'The whole state is one plain value. getState() returns it, and a bug report can carry it.',
  },
  {
    title: 'Every change has a name',
    text: 'State changes only when an action is dispatched. The DevTools list each one with the difference it made.',
  },
  {
    title: 'Logic without a screen',
    text: 'A reducer is a function of state and action. A test calls it and compares what comes back.',
  },
  {
    title: 'Any view, or none',
    text: 'The core depends on no other package. React-Redux connects it to React; a script can run it alone.',
  },
];

const WAYS_IN = [
  {
    to: '/introduction/core-concepts',
    title: 'Understand the idea',
    text: 'State, actions and reducers on one small example.',
    time: '5 minutes',
  },
  {
    to: '/introduction/why-rtk-is-redux-today',
    title: 'See how it is written today',
    text: 'The same feature with the core alone and with Redux Toolkit.',
    time: '10 minutes',
  },
];

function Opening(): ReactNode {
  return (
    <header className={styles.opening}>
      <h1>Application state you can follow</h1>
      <p className={styles.lead}>
        Redux is a JavaScript library that keeps the state of an application in one store and
        changes it only by events that you name, through functions that you can test.
      </p>
      <p>
        It pays when much state is used in many places, changes often, and more than one person
        works on it. For a form, or for data that a server owns, you may not need it.
      </p>
      <p className={styles.actions}>
        <Link className={styles.primary} to="/introduction/getting-started">
          Get started
        </Link>
        <Link className={styles.secondary} to="/introduction/getting-started#should-you-use-redux">
          Is it for you?
        </Link>
      </p>
      <div className={styles.install}>
        <MDXContent>
          <HomeInstall />
        </MDXContent>
      </div>
    </header>
  );
}

function Sample(): ReactNode {
  return (
    <section className={styles.sample} aria-labelledby="sample">
      <h2 id="sample" className={styles.sampleTitle}>
        A whole store, and what it answers
      </h2>
      <MDXContent>
        <HomeSample />
      </MDXContent>
      <p className={styles.note}>
        Each result behind <code>{'// =>'}</code> was compared with what the code returned when this
        site was checked.
      </p>
    </section>
  );
}

/** The home page: what Redux is, when to use it, where to start, and a sample that was run. */
export default function Home(): ReactNode {
  const {tagline} = useDocusaurusContext().siteConfig;
  return (
    <Layout title={tagline} description={DESCRIPTION}>
      <main className={styles.home}>
        <div className={styles.first}>
          <Opening />
          <Sample />
        </div>
        <section aria-labelledby="facts">
          <h2 id="facts">What you get</h2>
          <ul className={styles.facts}>
            {FACTS.map(({title, text}) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="ways-in">
          <h2 id="ways-in">Two ways in</h2>
          <ul className={styles.ways}>
            {WAYS_IN.map(({to, title, text, time}) => (
              <li key={to}>
                <h3>
                  <Link to={to}>{title}</Link>
                </h3>
                <p>{text}</p>
                <p className={styles.time}>{time}</p>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </Layout>
  );
}
