// Finding and reading scenario files: YAML 1.2, so that `off` and `no` are words.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { Complaint, reasonOf } from './complaint.ts';

const ENDING = /\.ya?ml$/;

/** A file as it is, whatever its name; a folder with everything below it. What cannot be found is left to the reading. */
export function scenarioFiles(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
  const names = namesUnder(path).filter((name) => ENDING.test(name));
  if (names.length === 0)
    throw new Complaint(`there is no scenario in ${path}; scenarios are files named *.yaml or *.yml.`);
  return names.toSorted().map((name) => join(path, name));
}

function namesUnder(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch (error) {
    throw new Complaint(`${folder} cannot be read: ${reasonOf(error)}.`);
  }
}

export type Reading = { readonly ok: true; readonly data: unknown } | { readonly ok: false; readonly problem: string };

export function readScenarioFile(file: string): Reading {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return { ok: false, problem: `${file} cannot be read: ${reasonOf(error)}.` };
  }
  return parse(file, text);
}

function parse(file: string, text: string): Reading {
  try {
    const document = parseDocument(text, { version: '1.2', prettyErrors: true, logLevel: 'error' });
    const [error] = document.errors;
    if (error) throw error;
    return { ok: true, data: document.toJS() };
  } catch (error) {
    return { ok: false, problem: `${file} is not YAML: ${reasonOf(error).replace(/[:.]$/, '')}.` };
  }
}
