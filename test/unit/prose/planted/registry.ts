import {lineOf} from '../../samples/support/temporarySite';

/** Where a fault must be found: a line number, or text that only that line has. */
type Place = number | string;
type Finding = [place: Place, message: string];

/** A line that the check must print: its beginning, and what comes after that. */
export interface Expected {
  place: string;
  message: string;
}

/** Files of a site with planted faults, by path, and the lines that the check must print about them. */
export const files: Record<string, string> = {};
export const expectedFaults: Expected[] = [];
export const expectedWarnings: Expected[] = [];

let described = 0;

/** Front matter without faults. */
export function head(name: string, slug = `/planted/${name}`): string {
  described += 1;
  return `---
id: ${name}
slug: ${slug}
title: Planted
sidebar_label: Planted
description: ${`Article ${described} of the test lends a ladder, takes it back, and says when it is due, `.padEnd(120, 'x')}
keywords: [redux, ladder, desk]
---

`;
}

/** Adds an article and the faults that must be found in it. No others may be. */
export function plant(name: string, text: string, ...faults: Finding[]): void {
  const file = addArticle(name, text);
  expectedFaults.push(...faults.map(finding => lineFor(file, finding)));
}

/** Adds an article and the warnings that must be printed about it. It has no faults. */
export function plantWarnings(name: string, text: string, ...warnings: Finding[]): void {
  addArticle(name, text);
  expectWarnings(name, ...warnings);
}

/** Expects warnings about an article that was added for its faults. */
export function expectWarnings(name: string, ...warnings: Finding[]): void {
  expectedWarnings.push(...warnings.map(finding => lineFor(`docs/${name}.md`, finding)));
}

/** Adds a file that isn't an article. */
export function plantFile(file: string, text: string, ...faults: Finding[]): void {
  files[file] = text;
  expectedFaults.push(...faults.map(finding => lineFor(file, finding)));
}

function addArticle(name: string, text: string): string {
  const file = `docs/${name}.md`;
  const id = name.replaceAll('/', '-');
  files[file] = text.startsWith('---') ? text : head(id) + text;
  return file;
}

function lineFor(file: string, [place, message]: Finding): Expected {
  const line = typeof place === 'number' ? place : lineOf(files[file] ?? '', place);
  return {place: `${file}:${line} `, message};
}
