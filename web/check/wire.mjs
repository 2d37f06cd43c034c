// The browser's types, made from the server's OpenAPI: src/openapi.d.ts, which is not kept. Types are gone in what is
// built, so that only checking needs them.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapi, { astToString } from 'openapi-typescript';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const described = execFileSync(process.env.PYTHON ?? 'python3', [at('../../tools/wire.py')], { encoding: 'utf8', maxBuffer: 1e8 });
const types = await openapi(JSON.parse(described), { alphabetize: true });
writeFileSync(at('../src/openapi.d.ts'), `// Made by check/wire.mjs.\n${astToString(types)}`);
