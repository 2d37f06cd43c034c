// Catalogues and components agree: both languages have the same messages and arguments, every message the app names
// exists, French is set as French is set, and no sentence stands in a component itself.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentParser, Visitor } from '@fluent/syntax';
import { parse as parseSvelte } from 'svelte/compiler';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const MESSAGES = join(WEB, '../src/donjon/messages');
const SOURCES = join(WEB, 'src');
const complaints = [];
const complain = (where, what) => complaints.push(`${where}: ${what}`);

class Arguments extends Visitor {
  found = new Set();
  visitVariableReference(node) {
    this.found.add(node.id.name);
  }
}

function argumentsOf(pattern) {
  const visitor = new Arguments();
  visitor.visit(pattern);
  return [...visitor.found].sort().join(' ');
}

class Texts extends Visitor {
  found = [];
  visitTextElement(node) {
    this.found.push(node.value);
  }
}

/** A plain space before ; : ! ? or inside « », or the typewriter apostrophe. */
const FRENCH = /[^\s\u202f\u00a0] [;:!?»](?!\/\/)|« |\w'\w/;

function catalogue(language) {
  const entries = new Map();
  for (const file of readdirSync(join(MESSAGES, language)).filter((name) => name.endsWith('.ftl'))) {
    const resource = new FluentParser().parse(readFileSync(join(MESSAGES, language, file), 'utf8'));
    for (const entry of resource.body) {
      const where = `messages/${language}/${file}`;
      if (entry.type === 'Junk') complain(where, `not Fluent: ${entry.content.slice(0, 60)}`);
      if (entry.type !== 'Message') continue;
      const patterns = [[entry.id.name, entry.value], ...entry.attributes.map((one) => [`${entry.id.name}.${one.id.name}`, one.value])];
      for (const [key, pattern] of patterns) {
        if (!pattern) continue;
        if (entries.has(key)) complain(where, `${key} is there twice`);
        entries.set(key, { file, where, names: argumentsOf(pattern) });
        const texts = new Texts();
        texts.visit(pattern);
        if (language === 'fr' && texts.found.some((text) => FRENCH.test(text))) complain(where, `${key}: French spacing or apostrophe`);
      }
    }
  }
  return entries;
}

const fr = catalogue('fr');
const en = catalogue('en');
for (const [one, other, name] of [[fr, en, 'en'], [en, fr, 'fr']]) {
  for (const [key, { where, names }] of one) {
    if (!other.has(key)) complain(where, `${key} is missing in ${name}`);
    else if (name === 'en' && other.get(key).names !== names) complain(where, `${key} takes { ${names} } here and { ${other.get(key).names} } in ${name}`);
  }
}

/** Attributes that a person reads or hears. */
const SPOKEN = new Set(['title', 'alt', 'placeholder', 'aria-label', 'aria-description', 'aria-roledescription']);
const WORD = /\p{L}{2,}/u;

function walk(node, visit) {
  if (!node || typeof node !== 'object') return;
  if (Array.isArray(node)) return node.forEach((one) => walk(one, visit));
  if (typeof node.type === 'string') visit(node);
  for (const [key, value] of Object.entries(node)) if (key !== 'parent' && key !== 'css') walk(value, visit);
}

const used = new Set();
for (const entry of readdirSync(SOURCES, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(svelte|ts)$/.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  const where = relative(WEB, path);
  const text = readFileSync(path, 'utf8');
  for (const [, key] of text.matchAll(/\b(?:t|say)\(\s*'([a-z][\w.-]*)'/g)) used.add(`${key}\n${where}`);
  for (const [, a, b] of text.matchAll(/\bt\([^'`()]*\?\s*'([\w.-]+)'\s*:\s*'([\w.-]+)'/g)) used.add(`${a}\n${where}`).add(`${b}\n${where}`);
  if (!path.endsWith('.svelte')) continue;
  walk(parseSvelte(text, { modern: true }).fragment, (node) => {
    if (node.type === 'Text' && WORD.test(node.data) && !/^\s*<!--/.test(node.data)) complain(where, `raw text "${node.data.trim().slice(0, 50)}"`);
    if (node.type !== 'Attribute' && node.type !== 'StyleDirective') return;
    const words = Array.isArray(node.value) ? node.value.filter((part) => part.type === 'Text') : [];
    if (!SPOKEN.has(node.name)) words.forEach((part) => (part.data = ''));
    else if (words.some((part) => WORD.test(part.data))) complain(where, `raw ${node.name}`);
    words.forEach((part) => (part.data = ''));
  });
}
for (const use of used) {
  const [key, where] = use.split('\n');
  if (!fr.has(key)) complain(where, `no message ${key}`);
}

if (complaints.length) {
  console.error(complaints.join('\n'));
  process.exit(1);
}
console.log(`${fr.size} messages in two languages, ${used.size} uses of them, no raw text`);
